import type { ConversationEntry } from '@guildhall/domain/conversations'
import { findReplyProblem } from '@guildhall/domain/plans'
import { formatDay } from '../../shared/format/formats.ts'
import type { OpenConversation } from './api/from-wire.ts'
import type { ConversationReader } from './reader.ts'
import { getOtherParticipant } from './conversation-labels.ts'
import { t } from '../../shared/i18n/index.ts'

const getStatusReason = (
  entry: ConversationEntry,
  reader: ConversationReader,
  canReopen: boolean,
  now: Date,
): string | null => {
  const { conversation } = entry
  const { firstName } = getOtherParticipant(entry, reader.side)
  const isContractor = reader.side === 'contractor'
  switch (conversation.status) {
    case 'pending':
      return isContractor
        ? t('You can write once you have answered the request.')
        : t('You can write once {firstName} accepts. The request is open until {day}.', {
            firstName,
            day: formatDay(conversation.expiresAt, now),
          })
    case 'declined':
      if (!isContractor) return t('{firstName} declined. You can write only in an open conversation.', { firstName })
      return canReopen
        ? t('You declined. If you changed your mind, you can still say yes.')
        : t('You declined this request.')
    case 'expired':
      if (!isContractor) return t('{firstName} did not answer in time.', { firstName })
      return canReopen ? t('The request has expired. You can still say yes.') : t('The request has expired.')
    case 'withdrawn':
      return isContractor
        ? t('{name} withdrew the request.', { name: entry.company.name })
        : t('The request was withdrawn.')
    case 'closed':
      return canReopen
        ? t('You closed this conversation. Reopen it to write.')
        : t('This conversation is closed. Only the side that closed it could reopen it.')
    case 'blocked':
      return t('Nobody can write here any more.')
    default:
      return null
  }
}

/** Why the user cannot write now, and who can change that; null if they can. Rules: PLAN-14, PLAN-16, UI-26. */
export const getClosedReason = (open: OpenConversation, reader: ConversationReader, now: Date): string | null => {
  const { entry, possibleStatuses } = open
  const reason = getStatusReason(entry, reader, possibleStatuses.includes('active'), now)
  if (reason !== null) return reason
  if (!reader.canWrite) return t('Your role reads along. An admin of your company can change it in Team settings.')
  if (reader.plan !== null && findReplyProblem(reader.plan, now) !== null) {
    return reader.plan.replyUntil === null
      ? t('Your company has no plan. An admin can choose one in Billing settings.')
      : t('Your company’s plan has ended. An admin can renew it in Billing settings.')
  }
  return open.canReply ? null : t('You can’t write in this conversation now.')
}
