import { randomUUID } from 'node:crypto'
import { addDays } from '@guildhall/domain/shared'
import { createRepositories } from '@guildhall/postgres'
import { recordStatements } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCallFixture, type CallFixture } from './call-table/call-fixture.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'

const PEOPLE = 32

let server: TestServer
let fixture: CallFixture
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  fixture = await createCallFixture(server)
})
afterAll(() => server.stop())

/** Adds people like the contractor, who confirmed their availability 40 days ago. */
async function addUnconfirmed(): Promise<readonly string[]> {
  const { accounts, profiles } = createRepositories(server.knex)
  const { uuid: known } = fixture.contractor
  const [account, profile] = [await accounts.find(known), await profiles.find(known)]
  if (account === null || profile === null) throw new Error('There is nobody to be like')
  const people = Array.from({ length: PEOPLE }, () => randomUUID())
  for (const uuid of people) {
    await accounts.add({ ...account, uuid, email: `${uuid}@example.com` })
    await profiles.add({ ...profile, uuid, workExperiences: [], qualifications: [] })
  }
  const confirmed = addDays(new Date(), -40)
  await server
    .knex('contractorProfiles')
    .whereIn('uuid', people)
    .update({ vettingStatus: 'approved', paused: false, availabilityConfirmedAt: confirmed, availabilityTold: 0 })
  return people
}

const countOf = async (table: string, people: readonly string[], where: object = {}): Promise<number> => {
  const [row] = await server.knex(table).whereIn('accountUuid', people).where(where).count('* as count')
  return Number(row?.['count'])
}

// BASE-52, PROF-22
it('asks everybody who is due once, and writes for many with one statement', async () => {
  const people = await addUnconfirmed()
  const watch = recordStatements()
  await server.advance('PT1H')
  await server.settle()
  const statements = watch.take()
  watch.stop()
  expect(await countOf('systemMessages', people, { type: 'availability-unconfirmed' })).toBe(PEOPLE)
  expect(await countOf('sentMails', people, { kind: 'availability-unconfirmed', state: 'sent' })).toBe(PEOPLE)
  expect(await countOf('channelEvents', people)).toBe(2 * PEOPLE)
  for (const written of ['into system_messages', 'into sent_mails', 'into channel_heads']) {
    const count = statements.filter((sql) => sql.includes(written)).length
    expect(count, written).toBeGreaterThan(0)
    expect(count, written).toBeLessThan(PEOPLE / 2)
  }
})
