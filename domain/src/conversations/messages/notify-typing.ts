import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import type { ConversationInbox } from '../conversation-inbox.port.ts'
import { toInboxReader } from '../participants.ts'

/** While somebody types, the other side is told at most this often. */
export const TYPING_SIGNAL_EVERY_MS = 3_000

/** How long after the last signal somebody counts as typing. */
export const TYPING_SHOWN_MS = 6_000

/** Sends a transient signal, which is never stored and may be lost. */
export interface TypingNotifier {
  notify(accountUuids: readonly Uuid[], conversationUuid: Uuid): Promise<void>
}

export interface NotifyTypingDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'listAudience'>
  readonly typingNotifier: TypingNotifier
}

export interface NotifyTypingCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
}

export type NotifyTypingProblem = 'not-found' | 'forbidden' | 'not-open'

/** Notifies the other side that the actor is typing in an active conversation. Rule: CONV-50. */
export const notifyTyping =
  ({ inbox, typingNotifier }: NotifyTypingDeps) =>
  async ({ actor, conversationUuid }: NotifyTypingCommand): Promise<Result<null, NotifyTypingProblem>> => {
    const entry = await inbox.find(toInboxReader(actor), conversationUuid)
    if (entry === null) return err('not-found')
    if (actor.userType === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
    const { contractorUuid, status } = entry.conversation
    if (status !== 'active') return err('not-open')
    const audience = await inbox.listAudience(conversationUuid)
    const others = audience.filter((uuid) => (uuid === contractorUuid) !== (actor.accountUuid === contractorUuid))
    await typingNotifier.notify(others, conversationUuid)
    return ok(null)
  }
