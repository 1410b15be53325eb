import { referToName } from '../../identity/index.ts'
import { createEvent, type Clock, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { CompanyEvent } from '../company.events.ts'
import type { TeamMember } from '../company.ts'
import type { ConversationHandover } from './conversation-handover.port.ts'
import { isActiveAdmin } from './seats.ts'

/** Whose conversations of a company pass to whom. */
export interface HandOverCommand {
  readonly companyUuid: Uuid
  readonly fromUuid: Uuid
  readonly toUuid: Uuid
}

/**
 * The admin who takes over a member's conversations: the one who acts, else the longest-serving one. A suspended one only if there is no other, so
 * that colleagues can leave meanwhile. Rules: COMP-17, COMP-19.
 */
export const findSuccessor = (members: readonly TeamMember[], leaver: Uuid, actor: Uuid): TeamMember | undefined => {
  const admins = members.filter(({ role, uuid }) => role === 'admin' && uuid !== leaver)
  return admins.find(({ uuid }) => uuid === actor) ?? admins.find(isActiveAdmin) ?? admins[0]
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
