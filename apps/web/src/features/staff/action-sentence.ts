import type { OperatorAuditAction } from '@guildhall/domain/shared'
import { t } from '../../shared/i18n/index.ts'
import type { LoggedAction } from './api/use-look-up.ts'
import { formatMailKind } from './mail-words.ts'

/** What operators do to people and companies. */
export type AboutOthers = Extract<
  OperatorAuditAction,
  | `account-${string}`
  | `company-${string}`
  | 'contacts-given-back'
  | 'invoice-handled'
  | 'mail-sent-again'
  | 'trial-extended'
  | 'verification-mail-resent'
>

function invoiceSentence(who: string, action: string, number: string): string {
  switch (action) {
    case 'pay':
      return t('{who} marked {number} as paid', { who, number })
    case 'void':
      return t('{who} voided {number}', { who, number })
    case 'credit':
      return t('{who} credited {number}', { who, number })
    default:
      return t('{who} sent {number} again', { who, number })
  }
}

const sentences: Readonly<Record<AboutOthers, (who: string, details: LoggedAction['details']) => string>> = {
  'account-suspended': (who) => t('{who} suspended the account', { who }),
  'account-suspension-lifted': (who) => t('{who} lifted the suspension', { who }),
  'account-sessions-ended': (who) => t('{who} signed the account out on all devices', { who }),
  'account-viewed': (who) => t('{who} looked at the product as this person', { who }),
  'verification-mail-resent': (who) => t('{who} sent the verification mail again', { who }),
  'company-verified': (who) => t('{who} verified the company', { who }),
  'company-verification-withdrawn': (who) => t('{who} withdrew the verification', { who }),
  'trial-extended': (who, { days }) => t('{who} extended the trial by {days} days', { who, days: Number(days) }),
  'contacts-given-back': (who, { contacts }) =>
    t('{who} gave {contacts} contacts back', { who, contacts: Number(contacts) }),
  'mail-sent-again': (who, { kind }) =>
    t('{who} sent a mail again: {kind}', { who, kind: formatMailKind(String(kind)) }),
  'invoice-handled': (who, { action, number }) => invoiceSentence(who, String(action), String(number)),
}

/** Whether an action is one of operators to people and companies. */
export const isAboutOthers = (action: string): action is AboutOthers => Object.hasOwn(sentences, action)

/** What became of a profile, and whether by a vetter or by a rule. Rules: MOD-5, MOD-87. */
const decisionSentence = (who: string, { decision, rule }: LoggedAction['details']): string => {
  if (typeof rule === 'string') return t('A vetting rule approved the profile')
  if (decision === 'changes_requested') return t('{who} asked for changes of the profile', { who })
  return decision === 'rejected' ? t('{who} rejected the profile', { who }) : t('{who} approved the profile', { who })
}

/** An entry of the log as a sentence; actions of users are shown by their name. */
export function formatAction({
  action,
  actorName,
  details,
}: Pick<LoggedAction, 'action' | 'actorName' | 'details'>): string {
  const who = actorName ?? 'Guildhall'
  if (action === 'profile-decided') return decisionSentence(who, details)
  if (action === 'profile-decision-undone') return t('{who} took the decision about the profile back', { who })
  return isAboutOthers(action) ? sentences[action](who, details) : `${who}: ${action.replaceAll('-', ' ')}`
}

/** The reason of an entry, null without one. */
export const reasonOf = ({ details }: Pick<LoggedAction, 'details'>): string | null =>
  typeof details['reason'] === 'string' ? details['reason'] : null
