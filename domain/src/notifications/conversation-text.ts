import { declineReasons, REQUEST_LAST_DAY } from '../conversations/index.ts'
import type { ConversationFacts } from '../conversations/index.ts'

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

const amount = (value: number): string => value.toLocaleString('en-US')

/** An offer in one line: 'USD 60 /hour · 6 months · Remote · Anywhere · from 2026-04-01'. */
export const formatOffer = ({ offer }: ConversationFacts['conversation']): string =>
  [
    offer.rate === null ? null : `${offer.currency ?? ''} ${amount(offer.rate)} /hour`.trim(),
    offer.permRate === null ? null : `${offer.permCurrency ?? ''} ${amount(offer.permRate)} /annum`.trim(),
    offer.duration === null ? null : `${offer.duration} ${offer.duration === 1 ? 'month' : 'months'}`,
    offer.workplaceType,
    offer.location,
    `from ${offer.startDate}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** The reason of a decline as the employer may read it: the label, and the note only if it is shared. Rules: CONV-5, NOTE-13. */
export const formatDecline = ({
  declineNote,
  declineNoteShared,
  declineReason,
}: ConversationFacts['conversation']) => ({
  reason: declineReason === null ? null : declineReasons[declineReason],
  note: declineNoteShared ? declineNote : null,
})

/** What an event means for the participants of a conversation; closing and reopening are not announced. */
export type ConversationUpdate = 'requested' | 'reminded' | 'expiring' | 'accepted' | 'declined' | 'expired'

/** The update for a change of status, null for changes that are not announced. Rule: NOTE-5. */
export const toConversationUpdate = (from: string, to: string): ConversationUpdate | null => {
  if (to === 'active' && from !== 'closed') return 'accepted'
  return to === 'declined' || to === 'expired' ? to : null
}

/** The update for a reminder: the last one warns of the expiry. Rule: NOTE-5. */
export const toReminderUpdate = (day: number): 'reminded' | 'expiring' =>
  day >= REQUEST_LAST_DAY ? 'expiring' : 'reminded'
