import { hasPermission } from '../../src/index.ts'
import type { Conversation, ConversationInbox, ConversationRepository } from '../../src/index.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

/** The people who see a conversation, each once. */
export const toAudience = ({ members }: HiringFixture, conversation: Conversation): readonly string[] => {
  const { companyUuid, contractorUuid, senderUuid, shared } = conversation
  const readers = members.filter(
    (member) =>
      member.companyUuid === companyUuid && (member.role === 'admin' || (shared && member.role !== 'billing')),
  )
  return [...new Set([contractorUuid, senderUuid, ...readers.map(({ uuid }) => uuid)])]
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
