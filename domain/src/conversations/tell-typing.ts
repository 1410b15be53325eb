import { may } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Result, Uuid } from '../shared/index.ts'
import type { ConversationInbox } from './conversation-inbox.port.ts'
import { inboxReaderOf } from './participants.ts'

/** Carries a word that is worth something now alone: it is never stored, and may be lost. */
export interface TypingBell {
  ring(accountUuids: readonly Uuid[], conversationUuid: Uuid): Promise<void>
}

export interface TellTypingDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'audience'>
  readonly typingBell: TypingBell
}

export interface TellTypingCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
}

export type TellTypingProblem = 'not-found' | 'forbidden' | 'not-open'

/** Tells the other side that somebody is writing, while they write in an open conversation. Rule: CONV-50. */
export const tellTyping =
  ({ inbox, typingBell }: TellTypingDeps) =>
  async ({ actor, conversationUuid }: TellTypingCommand): Promise<Result<null, TellTypingProblem>> => {
    const entry = await inbox.find(inboxReaderOf(actor), conversationUuid)
    if (entry === null) return no('not-found')
    if (actor.userType === 'employer' && !may(actor.role, 'contact')) return no('forbidden')
    const { contractorUuid, status } = entry.conversation
    if (status !== 'active') return no('not-open')
    const audience = await inbox.audience(conversationUuid)
    const others = audience.filter((uuid) => (uuid === contractorUuid) !== (actor.accountUuid === contractorUuid))
    await typingBell.ring(others, conversationUuid)
    return ok(null)
  }
