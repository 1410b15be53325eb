import type { Conversation } from '../../src/index.ts'
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
