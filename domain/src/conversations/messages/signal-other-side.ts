import { hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import type { ConversationInbox } from '../conversation-inbox.port.ts'
import { toInboxReader } from '../participants.ts'
import type { ConversationSignal, ConversationSignals } from './conversation-signals.port.ts'

export interface SignalDeps {
  readonly inbox: Pick<ConversationInbox, 'find' | 'listAudience'>
  readonly conversationSignals: ConversationSignals
}

export interface SignalCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
}

export type SignalProblem = 'not-found' | 'forbidden' | 'not-open'

/** Sends a signal of somebody who may write to the other side of an active conversation. Rules: CONV-50, CONV-70. */
export async function signalOtherSide(
  { inbox, conversationSignals }: SignalDeps,
  { actor, conversationUuid }: SignalCommand,
  signal: ConversationSignal,
): Promise<Result<null, SignalProblem>> {
  const entry = await inbox.find(toInboxReader(actor), conversationUuid)
  if (entry === null) return err('not-found')
  if (actor.userType === 'employer' && !hasPermission(actor.role, 'contact')) return err('forbidden')
  const { contractorUuid, status } = entry.conversation
  if (status !== 'active') return err('not-open')
  const audience = await inbox.listAudience(conversationUuid)
  const others = audience.filter((uuid) => (uuid === contractorUuid) !== (actor.accountUuid === contractorUuid))
  await conversationSignals.send(others, conversationUuid, signal)
  return ok(null)
}
