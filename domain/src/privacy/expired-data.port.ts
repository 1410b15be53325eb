/** What a nightly run sweeps by age; everything else has a job of its own, or goes when something newer is written. */
export type ExpiringKind =
  | 'sessions'
  | 'login-failures'
  | 'mail-requests'
  | 'password-resets'
  | 'email-changes'
  | 'data-exports'
  | 'profile-imports'
  | 'impressions'

/** Takes away what has aged. */
export interface ExpiredData {
  /** Removes at most `limit` of a kind whose instant is at or before that one; answers how many. */
  remove(kind: ExpiringKind, before: Date, limit: number): Promise<number>
}
