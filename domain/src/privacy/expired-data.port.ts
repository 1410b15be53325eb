/** The kinds of data that are removed by age every night; other data has its own job, or is replaced by newer data. */
export type ExpiringKind =
  | 'sessions'
  | 'login-failures'
  | 'mail-requests'
  | 'password-resets'
  | 'email-changes'
  | 'external-sign-ins'
  | 'webhook-deliveries'
  | 'access-tokens'
  | 'passkey-challenges'
  | 'data-exports'
  | 'profile-imports'
  | 'impressions'
  | 'notifications'
  | 'system-messages'
  | 'drafts'
  | 'search-counts'
  | 'cv-views'
  | 'company-invites'
  | 'message-mails'
  | 'vetting-decisions'

/** Removes expired data. */
export interface ExpiredData {
  /** Removes at most `limit` items of a kind that expired at or before an instant; returns how many. What is unread or pending stays. Rule: PRIV-17. */
  remove(kind: ExpiringKind, before: Date, limit: number): Promise<number>
}
