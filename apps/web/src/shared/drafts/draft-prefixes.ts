/** Prefixes of the browser storage keys of unfinished input: profile sections, messages, offers. */
export const draftPrefixes = {
  form: 'guildhall-form:',
  message: 'guildhall-draft:',
  offer: 'guildhall-offer-draft:',
} as const

/** Prefix of the key of an account's messages that are not delivered yet. */
export const outgoingPrefix = 'guildhall-outgoing:'
