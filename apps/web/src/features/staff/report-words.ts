import {
  type ReportOutcome,
  type ReportReason,
  reportReasons,
  type ReportSubjectType,
} from '@guildhall/domain/moderation'
import type { ConversationStatus } from '@guildhall/domain/conversations'
import { formatDate, formatTime } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { ReportDetails } from './api/use-reports.ts'

/** What is reported. */
export const subjectLabels: Readonly<Record<ReportSubjectType, string>> = {
  candidate: t('A profile'),
  request: t('A request'),
  conversation: t('A conversation'),
  message: t('A message'),
  company: t('A company'),
}

/** Why it is reported, in the words of the reporter's form. */
export const formatReason = (reason: ReportReason): string => t(reportReasons[reason])

/** '5 March 2026, 09:15': in a report the exact moment matters. */
export const formatMoment = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`

/** How a report ended. */
export const outcomeLabels: Readonly<Record<ReportOutcome, string>> = {
  dismissed: t('Dismissed'),
  warned: t('Warned'),
  suspended: t('Suspended'),
}

const conversationStates: Readonly<Record<ConversationStatus, string>> = {
  pending: t('waits for an answer'),
  active: t('active'),
  declined: t('declined'),
  withdrawn: t('withdrawn'),
  expired: t('expired'),
  closed: t('closed'),
  blocked: t('blocked'),
}
const isStatus = (status: string): status is ConversationStatus => Object.hasOwn(conversationStates, status)

/** The state of a conversation between the two. */
export const formatState = (status: string): string => (isStatus(status) ? conversationStates[status] : status)

/** A line of what the reporter saw. */
export interface SeenFact {
  readonly id: string
  readonly term: string
  readonly text: string
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** The texts of a snapshot that people read; other facts of it stay in the record. Rule: MOD-2. */
export function seenFacts({ snapshot }: Pick<ReportDetails, 'snapshot'>): readonly SeenFact[] {
  const message = asRecord(snapshot['message'])
  const about = asRecord(snapshot['conversation'])
  const offer = asRecord(snapshot['offer'] ?? about['offer'])
  const found: readonly (readonly [id: string, term: string, value: unknown])[] = [
    ['message', t('Message'), message['body']],
    ['offer', t('Offer'), offer['description']],
    ['title', t('Job title'), snapshot['jobTitle']],
    ['introduction', t('Introduction'), snapshot['introduction']],
    ['name', t('Company'), snapshot['name']],
    ['website', t('Website'), snapshot['website']],
  ]
  return found.flatMap(([id, term, value]) =>
    typeof value === 'string' && value !== '' ? [{ id, term, text: value }] : [],
  )
}
