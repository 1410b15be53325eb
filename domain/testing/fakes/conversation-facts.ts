import type { Conversation, ConversationFacts } from '../../src/index.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'

/** The facts of a conversation from a hiring fixture. */
export const toConversationFacts = (world: HiringFixture, conversation: Conversation): ConversationFacts => {
  const account = (uuid: string) => world.accounts.find((one) => one.uuid === uuid)
  const sender = account(conversation.senderUuid)
  const contractor = account(conversation.contractorUuid)
  const profile = world.profiles.find(({ uuid }) => uuid === conversation.contractorUuid)
  const company = world.companies.find(({ uuid }) => uuid === conversation.companyUuid)
  if (sender === undefined || contractor === undefined || company === undefined) {
    throw new Error('The conversation is of people who are not in the world')
  }
  const role = world.members.find(({ uuid }) => uuid === sender.uuid)?.role ?? null
  const party = ({ firstName, lastName, uuid }: typeof sender) => ({ uuid, firstName, lastName })
  return {
    conversation,
    sender: { ...party(sender), picture: sender.profileImage, title: role },
    contractor: {
      ...party(contractor),
      picture: profile?.profilePicture ?? contractor.profileImage,
      title: profile?.jobTitle ?? null,
    },
    company: {
      uuid: company.uuid,
      name: company.name,
      website: company.website,
      image: company.image,
      employeeCount: company.employeeCount,
      verification: company.verification,
    },
  }
}
