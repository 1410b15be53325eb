import type { ExpiredData, ExpiringKind } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'

interface ExpiringTable {
  readonly table: string
  /** The row's id (`ctid` where no single column is one). */
  readonly id: string
  /** The indexed column or expression that its age is measured by; a row without it is still needed. */
  readonly instant: string
}

const EXPIRING_TABLES: Readonly<Record<ExpiringKind, readonly ExpiringTable[]>> = {
  sessions: [
    { table: 'sessions', id: 'uuid', instant: 'expires_at' },
    { table: 'operator_sessions', id: 'uuid', instant: 'expires_at' },
  ],
  'login-failures': [
    { table: 'login_failures', id: 'id', instant: 'failed_at' },
    { table: 'code_failures', id: 'id', instant: 'failed_at' },
    { table: 'operator_code_failures', id: 'id', instant: 'failed_at' },
  ],
  'mail-requests': [
    { table: 'verification_mails', id: 'id', instant: 'sent_at' },
    { table: 'mail_requests', id: 'id', instant: 'asked_at' },
  ],
  'password-resets': [
    { table: 'password_resets', id: 'token_hash', instant: 'expires_at' },
    { table: 'operator_links', id: 'operator_uuid', instant: 'expires_at' },
  ],
  'webhook-deliveries': [{ table: 'webhook_deliveries', id: 'uuid', instant: 'created_at' }],
  'access-tokens': [{ table: 'access_tokens', id: 'uuid', instant: 'expires_at' }],
  'passkey-challenges': [{ table: 'passkey_challenges', id: 'challenge', instant: 'expires_at' }],
  'data-exports': [{ table: 'data_exports', id: 'account_uuid', instant: 'expires_at' }],
  'profile-imports': [{ table: 'profile_imports', id: 'contractor_uuid', instant: 'imported_at' }],
  impressions: [{ table: 'profile_sightings', id: 'ctid', instant: 'day' }],
  'email-changes': [
    { table: 'email_changes', id: 'account_uuid', instant: 'expires_at' },
    { table: 'email_restorations', id: 'token_hash', instant: 'expires_at' },
  ],
  'external-sign-ins': [
    { table: 'external_sign_in_attempts', id: 'state_hash', instant: 'expires_at' },
    { table: 'external_sign_in_tickets', id: 'token_hash', instant: 'expires_at' },
  ],
  notifications: [{ table: 'notifications', id: 'uuid', instant: 'read_at' }],
  'system-messages': [{ table: 'system_messages', id: 'uuid', instant: 'read_at' }],
  drafts: [
    { table: 'drafts', id: 'ctid', instant: 'saved_at' },
    { table: 'section_drafts', id: 'ctid', instant: 'saved_at' },
  ],
  'search-counts': [{ table: 'search_counts', id: 'account_uuid', instant: 'day' }],
  'cv-views': [{ table: 'cv_views', id: 'uuid', instant: 'opened_at' }],
  'company-invites': [
    { table: 'company_invites', id: 'uuid', instant: 'coalesce(accepted_at, revoked_at, expires_at)' },
  ],
  'vetting-decisions': [{ table: 'vetting_decisions', id: 'uuid', instant: 'decided_at' }],
  'message-mails': [{ table: 'message_mails', id: 'ctid', instant: 'at' }],
}

/** Removes expired rows, a limited number at a time, so that no statement holds many locks. */
export const createExpiredData = (knex: Knex): ExpiredData => ({
  remove: async (kind, before, limit) => {
    let removed = 0
    for (const { id, instant, table } of EXPIRING_TABLES[kind]) {
      const expired = knex(table)
        .select(id)
        .whereRaw(`${instant} <= ?`, [before])
        .orderByRaw(instant)
        .limit(limit - removed)
      // The age is asked again: a row that was changed since it was selected stays.
      removed += await knex(table).whereIn(id, expired).whereRaw(`${instant} <= ?`, [before]).delete()
      if (removed >= limit) break
    }
    return removed
  },
})
