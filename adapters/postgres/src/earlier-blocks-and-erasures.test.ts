import { referToName } from '@guildhall/domain/identity'
import { addDays } from '@guildhall/domain/shared'
import {
  aConversation,
  bo,
  erik,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  summitLabs,
  TEST_NOW,
  thandi,
} from '@guildhall/domain/testing'
import { migrations } from '@guildhall/migrations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMigratedDatabase, type MigratedDatabase, resetToFixture } from '../testing/index.ts'
import { createRepositories, type Repositories } from './repositories/index.ts'

let database: MigratedDatabase
let repositories: Repositories
beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await resetToFixture(database.knex, hiringFixture)
  repositories = createRepositories(database.knex)
})

const migrate = (wanted: string) => migrations.find(({ name }) => name === wanted)?.up(database.knex)
const uuidOf = (number: number): string => `01900000-0000-7000-8000-00000000070${number}`
const add = async (...changes: readonly Partial<ReturnType<typeof aConversation>>[]): Promise<void> => {
  for (const [index, change] of changes.entries())
    await repositories.conversations.add(aConversation({ uuid: uuidOf(index), ...change }))
}
const stored = () => database.knex('conversations').orderBy('uuid').select('status', 'changedBy', 'statusAt')

// CONV-11
it('The migration of blocks ends what could be opened beside a blocked conversation, and nothing else', async () => {
  await add(
    { status: 'blocked', changedBy: 'contractor' },
    { status: 'declined', statusAt: addDays(TEST_NOW, -90) },
    { status: 'expired', statusAt: addDays(TEST_NOW, -91) },
    { status: 'closed', changedBy: 'employer', statusAt: addDays(TEST_NOW, -200) },
    { status: 'withdrawn' },
    { status: 'declined', companyUuid: summitLabs.uuid, senderUuid: bo.uuid },
  )
  await migrate('186-earlier-blocks')
  const blocked = { status: 'blocked', changedBy: 'contractor', statusAt: TEST_NOW }
  const rest = ['withdrawn', 'declined'].map((status) => ({ status, changedBy: null, statusAt: TEST_NOW }))
  const old = { status: 'expired', changedBy: null, statusAt: addDays(TEST_NOW, -91) }
  expect(await stored()).toEqual([blocked, blocked, old, blocked, ...rest])
})

// CONV-71
it('The migration of blocks ends what could be accepted after a block without a conversation', async () => {
  await add({ status: 'expired' }, { status: 'expired', contractorUuid: sipho.uuid })
  const block = { companyUuid: harbourWorks.uuid, contractorUuid: thandi.uuid, createdAt: addDays(TEST_NOW, 1) }
  await database.knex('candidateBlocks').insert(block)
  await migrate('186-earlier-blocks')
  expect(await stored()).toEqual([
    { status: 'blocked', changedBy: 'employer', statusAt: block.createdAt },
    { status: 'expired', changedBy: null, statusAt: TEST_NOW },
  ])
})

// CONV-11
it('The migration of open conversations ends those beside a block, and nothing else', async () => {
  await add(
    { status: 'blocked', changedBy: 'contractor' },
    { status: 'pending', statusAt: addDays(TEST_NOW, 1) },
    { status: 'active', contractorUuid: sipho.uuid },
    { status: 'active', companyUuid: summitLabs.uuid, senderUuid: bo.uuid },
  )
  const block = { companyUuid: harbourWorks.uuid, contractorUuid: sipho.uuid, createdAt: addDays(TEST_NOW, 2) }
  await database.knex('candidateBlocks').insert(block)
  await migrate('190-open-conversations-beside-blocks')
  expect(await stored()).toEqual([
    { status: 'blocked', changedBy: 'contractor', statusAt: TEST_NOW },
    { status: 'blocked', changedBy: 'contractor', statusAt: addDays(TEST_NOW, 1) },
    { status: 'blocked', changedBy: 'employer', statusAt: block.createdAt },
    { status: 'active', changedBy: null, statusAt: TEST_NOW },
  ])
})

// COMP-17, COMP-18
it('The migration of demoted members passes their conversations to an active admin, with a line where they go on', async () => {
  await add(
    { status: 'active' },
    { status: 'declined', contractorUuid: sipho.uuid },
    { status: 'withdrawn' },
    { status: 'expired', senderUuid: ravi.uuid },
    { status: 'declined', companyUuid: summitLabs.uuid, senderUuid: rita.uuid },
  )
  await repositories.companies.setRole(rita.uuid, 'viewer')
  await repositories.companies.setRole(ravi.uuid, 'admin')
  await repositories.accounts.save({ ...erik, suspendedAt: TEST_NOW })
  await repositories.conversations.setArchived(uuidOf(0), thandi.uuid, true)
  await migrate('189-conversations-of-demoted-members')
  const rows = await database.knex('conversations').orderBy('uuid').select('senderUuid', 'lastSequence')
  expect(rows).toEqual([
    { senderUuid: ravi.uuid, lastSequence: 1 },
    { senderUuid: ravi.uuid, lastSequence: 0 },
    { senderUuid: rita.uuid, lastSequence: 0 },
    { senderUuid: ravi.uuid, lastSequence: 0 },
    { senderUuid: rita.uuid, lastSequence: 0 },
  ])
  const body = `${referToName(ravi.uuid)} has taken over this conversation from ${referToName(rita.uuid)}.`
  const lines = await database.knex('messages').select('conversationUuid', 'sequence', 'kind', 'senderUuid', 'body')
  expect(lines).toEqual([{ conversationUuid: uuidOf(0), sequence: 1, kind: 'system', senderUuid: null, body }])
  expect(await database.knex('conversationReaders').where({ archived: true })).toEqual([])
})

// PRIV-8
it('The migration of contact details withdraws those of people who were erased', async () => {
  const shared = { status: 'closed', contactSharedAt: TEST_NOW } as const
  await add(shared, { ...shared, contractorUuid: sipho.uuid })
  await repositories.accounts.save({ ...thandi, email: `${thandi.uuid}@deleted.invalid` })
  await migrate('187-erased-contact-details')
  const left = await database.knex('conversations').orderBy('uuid').select('contactSharedAt')
  expect(left).toEqual([{ contactSharedAt: null }, { contactSharedAt: TEST_NOW }])
})
