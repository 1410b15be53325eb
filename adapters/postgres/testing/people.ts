import { randomUUID } from 'node:crypto'
import { aCompany, anAccount, anEmployer, aProfile } from '@guildhall/domain/testing'
import type { Account, Company, ContractorProfile, Conversation, Message } from '@guildhall/domain'
import { createRepositories } from '@guildhall/postgres'
import type { Knex } from 'knex'

/** A company with an admin, and a contractor with a complete profile: most rows reference them. */
export interface People {
  readonly company: Company
  readonly employer: Account
  readonly contractor: Account
  readonly profile: ContractorProfile
}

export async function addPeople(knex: Knex): Promise<People> {
  const { accounts, companies, profiles } = createRepositories(knex)
  const company = aCompany({ uuid: randomUUID() })
  const employer = anEmployer({ uuid: randomUUID(), email: `${randomUUID()}@example.com`, companyUuid: company.uuid })
  const contractor = anAccount({ uuid: randomUUID(), email: `${randomUUID()}@example.com` })
  const profile = aProfile({ uuid: contractor.uuid })
  await companies.add(company)
  await accounts.add(employer)
  await companies.addMember(company.uuid, employer.uuid, 'admin')
  await accounts.add(contractor)
  await profiles.add(profile)
  return { company, employer, contractor, profile }
}

const INSTANT = new Date('2026-03-02T09:00:00.000Z')

/** A pending request between them. */
export const createRequest = (people: People, changes: Partial<Conversation> = {}): Conversation => ({
  uuid: randomUUID(),
  companyUuid: people.company.uuid,
  contractorUuid: people.contractor.uuid,
  senderUuid: people.employer.uuid,
  status: 'pending',
  offer: {
    description: 'Card switching for ports',
    workplaceType: 'Remote',
    opportunityType: 'Contract',
    location: 'Cape Town',
    currency: 'ZAR',
    rate: 950,
    permCurrency: null,
    permRate: null,
    duration: 6,
    startDate: '2026-04-01',
  },
  doc: null,
  docName: null,
  declineReason: null,
  declineNote: null,
  declineNoteShared: false,
  proposedTerms: null,
  changedBy: null,
  createdAt: INSTANT,
  statusAt: INSTANT,
  expiresAt: new Date('2026-03-16T09:00:00.000Z'),
  shared: false,
  contactSharedAt: null,
  remindedDay: 0,
  lastSequence: 0,
  ...changes,
})

/** A message of the employer. */
export const createMessage = (
  conversation: Conversation,
  changes: Partial<Message> = {},
): Omit<Message, 'sequence'> => ({
  uuid: randomUUID(),
  conversationUuid: conversation.uuid,
  kind: 'text',
  senderUuid: conversation.senderUuid,
  body: 'Good morning',
  doc: null,
  docs: [],
  clientId: null,
  sentAt: INSTANT,
  editedAt: null,
  deletedAt: null,
  ...changes,
})
