import { canContactAgainAt } from '../requests/contact-again.ts'
import type { ContactState, Conversation, ConversationStatus, MessageStatus } from '../conversation.ts'

const OPEN_STATUSES: readonly ConversationStatus[] = ['pending', 'active']

/** Whether the two are in contact: a request waits or was accepted, or the conversation can be reopened. Rules: CONV-22, CONV-71. */
export const isInContact = ({ status }: { readonly status: ConversationStatus }): boolean =>
  OPEN_STATUSES.includes(status) || status === 'closed'

/** The contact shown on a search hit: pending → pending, active or closed → active, all others null. Rule: CONV-17. */
export const toMessageStatus = (status: ConversationStatus | null | undefined): MessageStatus =>
  status === 'pending' ? 'pending' : status === 'active' || status === 'closed' ? 'active' : null

/** The current conversation between a company and a contractor: the pending or active one, else the newest. */
export const currentConversation = <C extends Pick<Conversation, 'status' | 'createdAt'>>(
  history: readonly C[],
): C | null =>
  history.find(({ status }) => OPEN_STATUSES.includes(status)) ??
  history.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ??
  null

/**
 * What a company may see of its contact with a candidate, from all their conversations; `nameOf` returns the name of the colleague who sent
 * the request. Null if there was none. Rule: CONV-18.
 */
export const toContactState = (
  history: readonly Conversation[],
  nameOf: (senderUuid: string) => string,
): ContactState | null => {
  const current = currentConversation(history)
  if (current === null) return null
  return {
    status: current.status,
    at: current.statusAt,
    by: nameOf(current.senderUuid),
    canContactAgainAt: canContactAgainAt(history),
    conversationUuid: current.uuid,
  }
}

type Stated = Pick<ContactState, 'status' | 'at' | 'canContactAgainAt'>

const formatContactAgain = ({ canContactAgainAt }: Stated, now: Date, formatDate: (date: Date) => string): string => {
  if (canContactAgainAt === null) return 'You can no longer ask this person.'
  return canContactAgainAt <= now ? 'You can ask again.' : `You can ask again from ${formatDate(canContactAgainAt)}.`
}

/** The message panel's sentence for a contact; the caller formats the dates. Rule: CONV-19. */
export const formatContactState = (state: Stated, now: Date, formatDate: (date: Date) => string): string => {
  const date = formatDate(state.at)
  const again = formatContactAgain(state, now, formatDate)
  const sentences: Readonly<Record<ConversationStatus, string>> = {
    pending: `Request pending since ${date}`,
    active: `In conversation since ${date}`,
    closed: `Conversation closed on ${date}`,
    declined: `Declined on ${date}. ${again}`,
    withdrawn: `Request withdrawn on ${date}. ${again}`,
    expired: `No answer by ${date}. ${again}`,
    blocked: 'You cannot contact this person.',
  }
  return sentences[state.status]
}

/** The sentence for colleagues of the sender: "Contacted by NAME on DATE". Rule: CONV-19. */
export const formatContactedBy = (state: Pick<ContactState, 'by' | 'at'>, formatDate: (date: Date) => string): string =>
  `Contacted by ${state.by} on ${formatDate(state.at)}`
