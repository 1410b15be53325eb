import { hasPermission, isErased } from '../../src/index.ts'
import type { Conversation, ConversationInbox, ConversationRepository } from '../../src/index.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

/** The people who see a conversation, each once. */
export const toAudience = ({ members }: HiringFixture, conversation: Conversation): readonly string[] => {
  const { companyUuid, contractorUuid, senderUuid, shared } = conversation
  const readers = members.filter(
    ({ companyUuid: own, role, uuid }) =>
      own === companyUuid &&
      (hasPermission(role, 'see-all-conversations') ||
        (shared && hasPermission(role, 'see-shared-conversations')) ||
        (uuid === senderUuid && hasPermission(role, 'see-own-conversations'))),
  )
  return [contractorUuid, ...readers.map(({ uuid }) => uuid)]
}

/** Whether the contractor is not erased and the company has members. */
export const hasBothSides = ({ accounts, members }: HiringFixture, conversation: Conversation | undefined): boolean => {
  const contractor = accounts.find(({ uuid }) => uuid === conversation?.contractorUuid)
  const hasMembers = members.some(({ companyUuid }) => companyUuid === conversation?.companyUuid)
  return contractor !== undefined && !isErased(contractor) && hasMembers
}

/** Lists those who see a conversation, and the colleagues who may search and so see the state of the contact, each once. */
export const contactAudienceIn =
  (
    world: HiringFixture,
    { inbox, repository }: { readonly inbox: ConversationInbox; readonly repository: ConversationRepository },
  ): ConversationInbox['listAudience'] =>
  async (uuid) => {
    const conversation = await repository.find(uuid)
    const colleagues = world.members.filter(
      ({ companyUuid, role }) => companyUuid === conversation?.companyUuid && hasPermission(role, 'search'),
    )
    return [...new Set([...(await inbox.listAudience(uuid)), ...colleagues.map((member) => member.uuid)])]
  }
