import { declineReasons, type ConversationEntry, REQUEST_REMINDER_DAYS } from '@guildhall/domain/conversations'
import { addDays } from '@guildhall/domain/shared'
import { icons } from '@guildhall/ui-kit/Icon'
import type { ConversationReader } from '../../reader.ts'
import { getOtherParticipant } from '../../conversation-labels.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { SystemMessage } from '../MessageBubble/index.ts'
import { getBrief, OfferCard, OfferState } from '../OfferCard/index.ts'
import { Timeline } from '../Timeline/index.ts'
import styles from './Thread.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ThreadStartProps {
  readonly entry: ConversationEntry
  readonly reader: ConversationReader
  readonly now: Date
}

/** The next steps of a request, for its sender. Rule: CONV-19. */
const RequestTimeline = ({ entry, reader, now }: ThreadStartProps) => {
  const { createdAt, expiresAt } = entry.conversation
  const { firstName } = getOtherParticipant(entry, reader.side)
  const reminders = REQUEST_REMINDER_DAYS.map((day) => addDays(createdAt, day))
  return (
    <div className={styles['course']}>
      <Timeline
        label={t('Course of the request')}
        steps={[
          { id: 'sent', words: t('Request sent'), when: formatDay(createdAt, now) },
          ...reminders.map((at) => ({
            id: at.toISOString(),
            words: t('{firstName} is reminded', { firstName }),
            when: formatDay(at, now),
            isNext: at > now,
          })),
          { id: 'end', words: t('The request expires'), when: formatDay(expiresAt, now), isNext: true },
        ]}
      />
    </div>
  )
}

const formatOutcome = (entry: ConversationEntry, side: ConversationReader['side']): string | null => {
  const { status, declineReason, declineNote } = entry.conversation
  const { firstName } = getOtherParticipant(entry, side)
  const isContractor = side === 'contractor'
  if (status === 'active' || status === 'closed') {
    return isContractor
      ? t('You were interested. The conversation is open.')
      : t('{firstName} is interested. The conversation is open.', { firstName })
  }
  if (status !== 'declined') return null
  const declined =
    declineReason === null
      ? formatDeclined(isContractor, firstName)
      : formatDeclinedFor(isContractor, firstName, t(declineReasons[declineReason]))
  return declineNote === null ? declined : `${declined}\n${t('“{note}”', { note: declineNote })}`
}

const formatDeclined = (isContractor: boolean, firstName: string): string =>
  isContractor ? t('You declined') : t('{firstName} declined', { firstName })

const formatDeclinedFor = (isContractor: boolean, firstName: string, reason: string): string =>
  isContractor ? t('You declined: {reason}', { reason }) : t('{firstName} declined: {reason}', { firstName, reason })

/** The start of a conversation: the offer, its outcome, and for a request its next steps. */
export const ThreadStart = ({ entry, reader, now }: ThreadStartProps) => {
  const { conversation, company } = entry
  const outcome = formatOutcome(entry, reader.side)
  const isPending = conversation.status === 'pending'
  return (
    <>
      <OfferCard
        title={reader.side === 'contractor' ? t('Offer from {name}', { name: company.name }) : t('Your offer')}
        offer={conversation.offer}
        brief={getBrief(conversation)}
        reader={reader}
        state={<OfferState entry={entry} side={reader.side} now={now} />}
      />
      {isPending && <RequestTimeline entry={entry} reader={reader} now={now} />}
      {outcome !== null && (
        <SystemMessage icon={conversation.status === 'declined' ? icons.CircleX : icons.CircleCheck}>
          {outcome}
        </SystemMessage>
      )}
    </>
  )
}
