import { DATA_EXPORT_DAYS } from './data-export.ts'
import { DELETION_UNDO_DAYS, SESSION_DAYS } from '../identity/index.ts'
import { IMPORT_UNDO_HOURS } from '../profiles/index.ts'
import { VETTING_DECISION_RETENTION_DAYS } from './retention-periods.ts'
import type { RetentionRule } from './retention-rule.ts'
import { UNVERIFIED_ACCOUNT_DAYS } from './unverified-accounts.ts'

/** How long data of accounts is stored: the account itself, and what belongs to signing in. Rules: PRIV-11, PRIV-16. */
export const ACCOUNT_RETENTION: readonly RetentionRule[] = [
  {
    key: 'accounts',
    group: 'account',
    what: 'Your account, profile and CV, your pictures, settings, second factor, passkeys and connected providers',
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
    key: 'vetting-changes',
    group: 'account',
    what: 'When your profile was submitted and decided about',
    duration: 'For good; without your name once your account is deleted',
    why: 'So that we see how long people wait',
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
    key: 'access-tokens',
    group: 'account',
    what: 'Access tokens that you or your company made, and when each was used last',
    duration: 'Until they are removed, and 90 days after they have ended',
    why: 'So that you see which ones have ended',
    sweep: { kind: 'access-tokens', days: 90 },
  },
  {
    key: 'passkey-challenges',
    group: 'account',
    what: 'Sign-ins by passkey, and new passkeys, that were begun',
    duration: '1 day',
    why: 'So that each is answered once',
    sweep: { kind: 'passkey-challenges', days: 1 },
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
    key: 'vetting-decisions',
    group: 'account',
    what: 'Decisions about your profile by us or by our rules, and what they went by, without your texts',
    duration: `${VETTING_DECISION_RETENTION_DAYS} days`,
    why: 'To see how good our rules are',
    sweep: { kind: 'vetting-decisions', days: VETTING_DECISION_RETENTION_DAYS },
  },
  {
    key: 'profile-imports',
    group: 'account',
    what: 'Your profile as it was before an import',
    duration: `${IMPORT_UNDO_HOURS} hours`,
    why: 'So that you can undo it',
    sweep: { kind: 'profile-imports', days: IMPORT_UNDO_HOURS / 24 },
  },
]
