import { referToName } from '../../identity/index.ts'
import { createEvent, type Clock, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { CompanyEvent } from '../company.events.ts'
import type { ConversationHandover } from './conversation-handover.port.ts'

/** Whose conversations of a company pass to whom. */
export interface HandOverCommand {
  readonly companyUuid: Uuid
  readonly fromUuid: Uuid
  readonly toUuid: Uuid
}

/**
 * Reassigns a member's conversations to a colleague inside the caller's transaction, with a system message in those that wait or are open;
 * returns how many. Rules: COMP-17, COMP-18.
 */
export const handOverConversations = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { conversations, outbox }: { readonly conversations: ConversationHandover; readonly outbox: Outbox<CompanyEvent> },
  { companyUuid, fromUuid, toUuid }: HandOverCommand,
): Promise<number> => {
  const reassignable = await conversations.listReassignableForUpdate(companyUuid, fromUuid)
  if (reassignable.length === 0) return 0
  await conversations.reassign(toUuid, {
    conversationUuids: reassignable.map(({ uuid }) => uuid),
    // Pending and active conversations get a system message; the others only change their sender.
    messages: reassignable
      .filter(({ status }) => status === 'active' || status === 'pending')
      .map(({ uuid }) => ({ uuid: deps.ids.uuid(), conversationUuid: uuid })),
    text: `${referToName(toUuid)} has taken over this conversation from ${referToName(fromUuid)}.`,
    at: deps.clock.now(),
  })
  await outbox.add(
    ...reassignable.map(({ uuid: conversationUuid }) =>
      createEvent(deps, {
        type: 'conversation-passed',
        conversationUuid,
        fromAccountUuid: fromUuid,
        toAccountUuid: toUuid,
      }),
    ),
  )
  return reassignable.length
}
