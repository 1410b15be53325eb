import { RETENTION } from '@guildhall/domain/privacy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase } from '../testing/index.ts'
import { selectRows } from './database/select-rows.ts'

/** The lines of the retention table, by key, with the tables of the database that they are about. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'accounts',
    'contractor_profiles',
    'work_experiences',
    'qualifications',
    'passkeys',
    'two_factors',
    'recovery_codes',
    'linked_identities',
    'notification_preferences',
    'checklist_dismissals',
    'hidden_companies',
    'candidate_blocks',
    'candidate_documents',
    'vetting_reviews',
    'files',
  ],
  'unverified-accounts': ['accounts'],
  'deleted-accounts': ['accounts'],
  'vetting-changes': ['vetting_changes'],
  sessions: ['sessions', 'operator_sessions'],
  'known-devices': ['known_devices'],
  'login-failures': ['login_failures', 'code_failures', 'operator_code_failures'],
  'mail-requests': ['mail_requests', 'verification_mails'],
  'password-resets': ['password_resets', 'operator_links'],
  'email-changes': ['email_changes', 'email_restorations'],
  'external-sign-ins': ['external_sign_in_attempts', 'external_sign_in_tickets'],
  'passkey-challenges': ['passkey_challenges'],
  'access-tokens': ['access_tokens'],
  'webhook-deliveries': ['webhooks', 'webhook_deliveries'],
  'data-exports': ['data_exports'],
  'vetting-decisions': ['vetting_decisions'],
  'profile-imports': ['profile_imports'],
  conversations: ['conversations', 'messages', 'conversation_readers'],
  drafts: ['drafts', 'section_drafts'],
  reports: ['reports', 'report_claims'],
  notifications: ['notifications'],
  'system-messages': ['system_messages'],
  'search-history': ['search_history', 'search_history_viewed'],
  'search-counts': ['search_counts'],
  'company-work': ['bookmarks', 'saved_searches', 'saved_search_digests', 'message_templates'],
  'cv-views': ['cv_views'],
  sightings: ['profile_sightings'],
  'replaced-files': ['files', 'file_names'],
  'unused-uploads': ['files', 'file_names'],
  companies: [
    'companies',
    'company_names',
    'company_members',
    'billing_details',
    'subscriptions',
    'subscription_versions',
    'change_requests',
  ],
  'company-invites': ['company_invites'],
  invoices: ['invoices'],
  operators: ['operators'],
  'audit-log': ['audit_log'],
  'sent-mails': ['sent_mails'],
  'message-mails': ['message_mails'],
  'channel-events': ['channel_events', 'channel_heads'],
  'idempotency-keys': ['idempotency_keys'],
  // The rest is in the queue's own schema.
  jobs: ['parked_jobs'],
  // Not in tables: what the operator keeps.
  logs: [],
  backups: [],
}

/** Tables without a line, with the reason. */
const NOTHING_PERSONAL: Readonly<Record<string, string>> = {
  announcements: 'texts for everybody; which operator wrote them is in the log',
  candidate_values: 'how many people have a job title or a skill',
  candidate_vocabulary: 'words of all profiles together',
  exchange_rate_tables: 'published rates',
  index_comparisons: 'how many people the index lacks',
  invoice_series: 'the last number of an invoice',
  payment_events: 'ids of events of the payment provider',
  rate_limits: 'calls of the last minutes, by hashes',
  list_entries: 'job titles and skills that people choose from',
  spelling_runs: 'by which lists everybody was spelled',
  scheduled_work: 'when the product last did what',
  synonyms: 'words that mean the same',
  vetting_rules: 'what is approved without a vetter',
  secrets: 'the id of the key that seals',
  trial_notices: 'which companies were told that their trial ends',
  schema_migrations: 'which migrations have run',
  schema_migrations_lock: 'whether a migration runs',
}

let database: MigratedDatabase
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())

// PRIV-16
describe('The retention table', () => {
  it('has a line for each table of the database that holds something personal', async () => {
    const tables = await selectRows<{ name: string }>(
      database.knex,
      `select cast(table_name as text) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
      {},
    )
    const known = new Set([...Object.values(LINES).flat(), ...Object.keys(NOTHING_PERSONAL)])
    expect(tables.map(({ name }) => name)).toEqual([...known].toSorted())
  })

  it('has no line that is about nothing', () => {
    expect(RETENTION.map(({ key }) => key).toSorted()).toEqual(Object.keys(LINES).toSorted())
  })
})
