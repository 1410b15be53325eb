import { rm } from 'node:fs/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { natsUrl, openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMessageNotifications, reconnect } from './support/chat.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen, type Listener } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSiteWithDatabase, type TestSiteWithDatabase } from './support/test-site.ts'
import { waitFor } from './support/wait-for.ts'

/** Two processes of the product on one database, one search engine and one event bus. */
describe('two processes of the product', { timeout: 120_000 }, () => {
  /** A word unique to this run: the engine may contain people of other runs. */
  const title = uniquePrefix()
  let database: MigratedDatabase
  let dataDir: string
  const running: ServerProcess[] = []
  const sites: TestSiteWithDatabase[] = []
  let employer: Person
  let contractor: Person
  let conversation: string
  let listener: Listener

  const site = (index: number): TestSiteWithDatabase => {
    const found = sites[index]
    if (found === undefined) throw new Error(`Process ${index} has not started`)
    return found
  }

  beforeAll(async () => {
    database = await createMigratedDatabase()
    dataDir = await makeDataDir()
    const engines = { OPENSEARCH_URL: await openSearchUrl(), NATS_URL: await natsUrl() }
    running.push(...[1, 2].map(() => spawnServer({ ...serverEnvironment(database, dataDir), ...engines })))
    const urls = await Promise.all(running.map(({ ready }) => ready))
    sites.push(...urls.map((url) => createTestSiteWithDatabase(url, database.knex)))
    employer = await completeEmployer(site(0), { email: 'dana@kestrel.example' })
    contractor = await completeContractor(site(0), { email: 'thandeka@example.com' }, { job_title: title })
    await site(0).settle()
  })
  afterAll(async () => {
    await listener.close()
    await Promise.all(running.map((server) => server.kill()))
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('are ready with all engines', async () => {
    for (const { request } of sites) {
      expect(await (await request('/readyz')).json()).toEqual({
        status: 'ready',
        dependencies: { postgres: 'up', opensearch: 'up', nats: 'up' },
      })
    }
  })

  it('find the same people with either’s key', async () => {
    for (const current of sites) {
      const { hits } = await searchCandidates(current, employer.session, { query: title })
      expect(hits.map(({ objectID }) => objectID)).toEqual([contractor.uuid])
    }
  })

  it('deliver an event from one to a subscriber of the other', async () => {
    conversation = await openConversation(employer, contractor)
    const session = unwrap(await reconnect(site(1), contractor).api.readUser())
    expect(new URL(session.realtime?.url ?? '').host).toBe(new URL(site(1).url).host)
    listener = listen(session)
    await listener.waitForEvent(({ type }) => type === 'ready')
    const body = { conversation_uuid: conversation, message: 'From the other process' }
    const { uuid } = unwrap(await employer.api.sendMessage({ body })).newMessage
    await listener.waitForEvent(({ messageUuid }) => messageUuid === uuid)
  })

  // MOD-75
  it('offer and find what an operator of the other calls by a new name', async () => {
    const operator = await operatorApi(site(0), (await addOperator(site(0))).email)
    const body = { label: 'Insights', industry: null, isRetired: false }
    unwrap(await operator.changeListEntry({ params: { list: 'industries', code: 'data-and-analytics' }, body }))
    const readOffered = async () =>
      unwrap(
        await site(1)
          .api()
          .readList({ params: { list: 'industries' } }),
      ).entries.map(({ label }) => label)
    const find = (industry: string) =>
      searchCandidates(site(1), employer.session, { query: title, facetFilters: [[`industries:${industry}`]] })
    await waitFor('the option', async () => ((await readOffered()).includes('Insights') ? true : null))
    const found = await waitFor('the person', async () => {
      const { hits } = await find('Insights')
      return hits.length > 0 ? hits : null
    })
    expect(found).toMatchObject([{ objectID: contractor.uuid, industries: ['Insights'] }])
  })

  // LIVE-7
  it('continue when one is killed: the other delivers its jobs', async () => {
    const { api } = reconnect(site(1), employer)
    const texts = Array.from({ length: 30 }, (_, index) => `Message ${index}`)
    const sent = await Promise.all(
      texts.map(async (message) => {
        const body = { conversation_uuid: conversation, message, client_id: message }
        return unwrap(await api.sendMessage({ body })).newMessage.uuid
      }),
    )
    await running[0]?.kill()
    const known = async () => {
      const notices = await readMessageNotifications(reconnect(site(1), contractor))
      return notices.length >= texts.length + 1 ? notices : null
    }
    expect(await waitFor('every notice', known)).toHaveLength(texts.length + 1)
    for (const uuid of sent) await listener.waitForEvent(({ messageUuid }) => messageUuid === uuid)
    const uuids = listener.received.filter(({ type }) => type === 'message-sent').map(({ messageUuid }) => messageUuid)
    expect(new Set(uuids).size).toBe(uuids.length)
    await site(1).settle()
  })

  it('serve everything from the remaining process', async () => {
    const { api } = reconnect(site(1), contractor)
    unwrap(await api.sendMessage({ body: { conversation_uuid: conversation, message: 'Still here' } }))
    expect((await searchCandidates(site(1), employer.session, {})).nbHits).toBeGreaterThan(0)
  })
})
