/** The key of browser storage at which a user's undelivered messages are kept. */
export const outgoingKey = (accountUuid: string): string => `guildhall-outgoing:${accountUuid}`

/** Whether this browser keeps undelivered messages of a user. */
export function hasStoredOutgoing(accountUuid: string): boolean {
  try {
    return (localStorage.getItem(outgoingKey(accountUuid)) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
