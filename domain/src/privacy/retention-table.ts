import { IDEMPOTENCY_KEY_HOURS } from '../shared/index.ts'
import { DATA_EXPORT_DAYS } from './data-export.ts'
import { DELETION_UNDO_DAYS, SESSION_DAYS } from '../identity/index.ts'
import { REPLACED_FILE_DAYS, UNUSED_FILE_HOURS } from '../files/index.ts'
import { IMPORT_UNDO_HOURS } from '../profiles/index.ts'
import { SEARCH_HISTORY_MAX } from '../search/index.ts'
import { UNVERIFIED_ACCOUNT_DAYS } from './erase-accounts.ts'
import type { ExpiringKind } from './expired-data.port.ts'
import {
  CHANNEL_RETENTION_MINUTES,
  CV_VIEW_RETENTION_DAYS,
  DRAFT_RETENTION_DAYS,
  IMPRESSION_RETENTION_DAYS,
  INVITE_RETENTION_DAYS,
  JOB_RETENTION_DAYS,
  NOTIFICATION_RETENTION_DAYS,
  SEARCH_COUNT_RETENTION_DAYS,
  SENT_MAIL_RETENTION_DAYS,
  SYSTEM_MESSAGE_RETENTION_DAYS,
} from './retention-periods.ts'

/** What a row is about: the account and its security, work, companies and money, or operations. */
export type RetentionGroup = 'account' | 'work' | 'money' | 'operations'

/** One row of the retention table: what is stored, for how long, and why, as shown to users. */
export interface RetentionRule {
  readonly key: string
  readonly group: RetentionGroup
  readonly what: string
  readonly duration: string
  readonly why: string
  /** Removed that many days after its instant (creation, request or expiry); absent if something else removes it. */
  readonly sweep?: { readonly kind: ExpiringKind; readonly days: number }
}

/** How long data is stored. New kinds of expiring data get a row here. Rules: PRIV-11, PRIV-16. */
export const RETENTION: readonly RetentionRule[] = [
  {
    key: 'accounts',
    group: 'account',
    what: 'Your account, profile and CV, your pictures, settings, second factor and connected providers',
    duration: 'Until you change them or delete your account',
    why: 'So that you can use Guildhall and be found',
  },
  {
    key: 'unverified-accounts',
    group: 'account',
    what: 'Accounts whose e-mail address was never verified',
    duration: `${UNVERIFIED_ACCOUNT_DAYS} days`,
    why: 'So that you can still verify it',
  },
  {
    key: 'deleted-accounts',
    group: 'account',
    what: 'Accounts that are deleted',
    duration: `${DELETION_UNDO_DAYS} days`,
    why: 'So that you can change your mind',
  },
  {
    key: 'sessions',
    group: 'account',
    what: 'Devices that you are signed in on',
    duration: `${SESSION_DAYS} days from signing in, or until you sign out`,
    why: 'So that you stay signed in and can see where',
    sweep: { kind: 'sessions', days: 0 },
  },
  {
    key: 'known-devices',
    group: 'account',
    what: 'Devices that you have signed in on, without their address',
    duration: 'Until your account is deleted',
    why: 'To tell you of a sign-in on a new device',
  },
  {
    key: 'login-failures',
    group: 'account',
    what: 'Failed attempts to sign in',
    duration: '1 day',
    why: 'To stop guessing of passwords',
    sweep: { kind: 'login-failures', days: 1 },
  },
  {
    key: 'mail-requests',
    group: 'account',
    what: 'When verification, reset and confirmation mails were asked for',
    duration: '2 days',
    why: 'So that nobody is flooded with mail',
    sweep: { kind: 'mail-requests', days: 2 },
  },
  {
    key: 'password-resets',
    group: 'account',
    what: 'Links to reset a password',
    duration: '1 day after they have run out',
    why: 'To say that a link is old',
    sweep: { kind: 'password-resets', days: 1 },
  },
  {
    key: 'email-changes',
    group: 'account',
    what: 'New e-mail addresses that were not confirmed',
    duration: '1 day after their code has run out',
    why: 'To say that a code is old',
    sweep: { kind: 'email-changes', days: 1 },
  },
  {
    key: 'external-sign-ins',
    group: 'account',
    what: 'Sign-ins by Google and other providers that were not finished, with the name and address from there',
    duration: '1 day after their ten minutes have run out',
    why: 'So that you can finish them',
    sweep: { kind: 'external-sign-ins', days: 1 },
  },
  {
    key: 'data-exports',
    group: 'account',
    what: 'Copies of your data that you asked for',
    duration: `${DATA_EXPORT_DAYS} days`,
    why: 'So that you can fetch them',
    sweep: { kind: 'data-exports', days: 0 },
  },
  {
    key: 'profile-imports',
    group: 'account',
    what: 'Your profile as it was before an import',
    duration: `${IMPORT_UNDO_HOURS} hours`,
    why: 'So that you can undo it',
    sweep: { kind: 'profile-imports', days: IMPORT_UNDO_HOURS / 24 },
  },
  {
    key: 'conversations',
    group: 'work',
    what: 'Conversations, their messages, offers and files',
    duration: 'For good; without your name and your files once your account is deleted',
    why: 'Because they belong to both sides',
  },
  {
    key: 'drafts',
    group: 'work',
    what: 'Messages and parts of your profile that you began to write',
    duration: `${DRAFT_RETENTION_DAYS} days after the last change`,
    why: 'So that you can go on writing',
    sweep: { kind: 'drafts', days: DRAFT_RETENTION_DAYS },
  },
  {
    key: 'reports',
    group: 'work',
    what: 'What was reported, as it was then',
    duration: 'For good; who reported it goes with that account',
    why: 'So that a decision can be checked',
  },
  {
    key: 'notifications',
    group: 'work',
    what: 'Notifications that you have read',
    duration: `${NOTIFICATION_RETENTION_DAYS} days after you read them`,
    why: 'So that you can look back at them',
    sweep: { kind: 'notifications', days: NOTIFICATION_RETENTION_DAYS },
  },
  {
    key: 'system-messages',
    group: 'work',
    what: 'Messages from Guildhall that you have read',
    duration: `${SYSTEM_MESSAGE_RETENTION_DAYS} days after you read them`,
    why: 'So that you can look back at them',
    sweep: { kind: 'system-messages', days: SYSTEM_MESSAGE_RETENTION_DAYS },
  },
  {
    key: 'search-history',
    group: 'work',
    what: 'Searches that you made',
    duration: `The last ${SEARCH_HISTORY_MAX}`,
    why: 'So that you can go back to them',
  },
  {
    key: 'search-counts',
    group: 'work',
    what: 'How often you searched on a day',
    duration: `${SEARCH_COUNT_RETENTION_DAYS} days`,
    why: 'To apply the daily limit of searches',
    sweep: { kind: 'search-counts', days: SEARCH_COUNT_RETENTION_DAYS },
  },
  {
    key: 'company-work',
    group: 'work',
    what: 'Bookmarks with notes, saved searches and templates of a company',
    duration: 'Until they are removed, or the account that they belong to is deleted',
    why: 'So that a team can go on with its work',
  },
  {
    key: 'cv-views',
    group: 'work',
    what: 'Which companies opened your CV, and when',
    duration: `${CV_VIEW_RETENTION_DAYS} days`,
    why: 'So that you see who opened it',
    sweep: { kind: 'cv-views', days: CV_VIEW_RETENTION_DAYS },
  },
  {
    key: 'sightings',
    group: 'work',
    what: 'Days on which a contractor was shown in a search or opened from it, without who searched',
    duration: `${IMPRESSION_RETENTION_DAYS} days`,
    why: 'So that contractors see how often they are found',
    sweep: { kind: 'impressions', days: IMPRESSION_RETENTION_DAYS },
  },
  {
    key: 'replaced-files',
    group: 'work',
    what: 'Files that were replaced or removed',
    duration: `${REPLACED_FILE_DAYS} days`,
    why: 'So that pages that are open still show them',
  },
  {
    key: 'unused-uploads',
    group: 'work',
    what: 'Uploads that were never used',
    duration: `${UNUSED_FILE_HOURS} hours`,
    why: 'So that you can finish what you upload them for',
  },
  {
    key: 'companies',
    group: 'money',
    what: 'Companies, their teams, billing details and subscriptions',
    duration: 'Until the company is closed; then its name, subscriptions and invoices stay',
    why: 'So that a company can hire and pay',
  },
  {
    key: 'company-invites',
    group: 'money',
    what: 'Invites to a team that were accepted, withdrawn or not answered',
    duration: `${INVITE_RETENTION_DAYS} days after that`,
    why: 'So that an old link says what became of it',
    sweep: { kind: 'company-invites', days: INVITE_RETENTION_DAYS },
  },
  {
    key: 'invoices',
    group: 'money',
    what: 'Invoices, receipts and credit notes',
    duration: 'For good, also after a company is closed',
    why: 'Because the law asks for them',
  },
  {
    key: 'audit-log',
    group: 'money',
    what: 'What the admins of a company and the operators did',
    duration: 'For good; nobody can change it',
    why: 'So that changes of money and of rights can be checked',
  },
  {
    key: 'sent-mails',
    group: 'operations',
    what: 'Which mails were sent, without their text',
    duration: `${SENT_MAIL_RETENTION_DAYS} days`,
    why: 'So that no mail is sent twice',
  },
  {
    key: 'message-mails',
    group: 'operations',
    what: 'Up to which message of a conversation you were sent a mail',
    duration: `${SENT_MAIL_RETENTION_DAYS} days`,
    why: 'So that no mail is sent twice',
    sweep: { kind: 'message-mails', days: SENT_MAIL_RETENTION_DAYS },
  },
  {
    key: 'jobs',
    group: 'operations',
    what: 'Work that waits in the queue, such as mails to send',
    duration: `Until it is done, and ${JOB_RETENTION_DAYS} days after`,
    why: 'So that a failure can be found',
  },
  {
    key: 'channel-events',
    group: 'operations',
    what: 'News for open pages',
    duration: `${CHANNEL_RETENTION_MINUTES} minutes`,
    why: 'So that a page that was away misses nothing',
  },
  {
    key: 'idempotency-keys',
    group: 'operations',
    what: 'Answers to repeated calls',
    duration: `${IDEMPOTENCY_KEY_HOURS} hours`,
    why: 'So that nothing is done twice',
  },
  {
    key: 'logs',
    group: 'operations',
    what: 'Logs of the server',
    duration: 'As decided by those who run this Guildhall, who remove them',
    why: 'To find failures and abuse',
  },
  {
    key: 'backups',
    group: 'operations',
    what: 'Backups of the database and of the files',
    duration: 'As decided by those who run this Guildhall, who remove them',
    why: 'To restore data that was lost',
  },
]
