import type { ExpiredData, ExpiringKind } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'

interface ExpiringTable {
  readonly table: string
  /** The row's id (`ctid` for rows that never change), and the column that its age is measured by; both are indexed. */
  readonly id: string
  readonly instant: string
}

const EXPIRING_TABLES: Readonly<Record<ExpiringKind, readonly ExpiringTable[]>> = {
  sessions: [{ table: 'sessions', id: 'uuid', instant: 'expires_at' }],
  'login-failures': [{ table: 'login_failures', id: 'id', instant: 'failed_at' }],
  'mail-requests': [
    { table: 'verification_mails', id: 'id', instant: 'sent_at' },
    { table: 'mail_requests', id: 'id', instant: 'asked_at' },
  ],
  'password-resets': [{ table: 'password_resets', id: 'token_hash', instant: 'expires_at' }],
  'data-exports': [{ table: 'data_exports', id: 'account_uuid', instant: 'expires_at' }],
  'profile-imports': [{ table: 'profile_imports', id: 'contractor_uuid', instant: 'imported_at' }],
  impressions: [{ table: 'profile_sightings', id: 'ctid', instant: 'day' }],
  'email-changes': [{ table: 'email_changes', id: 'account_uuid', instant: 'expires_at' }],
}

/** Removes expired rows, a limited number at a time, so that no statement holds many locks. */
export const createExpiredData = (knex: Knex): ExpiredData => ({
  remove: async (kind, before, limit) => {
    let removed = 0
    for (const { id, instant, table } of EXPIRING_TABLES[kind]) {
      const expired = knex(table)
        .select(id)
        .where(instant, '<=', before)
        .orderBy(instant)
        .limit(limit - removed)
      removed += await knex(table).whereIn(id, expired).delete()
      if (removed >= limit) break
    }
    return removed
  },
})
