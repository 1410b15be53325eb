import { rm } from 'node:fs/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { natsUrl, openSearchUrl, uniquePrefix } from '@guildhall/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageNotices, movedTo } from './support/chat.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen, type Listener } from './support/listen.ts'
import { must } from './support/must.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { searchPeople } from './support/search-wire.ts'
import { spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createOpenSite, type OpenSite } from './support/test-site.ts'
import { until } from './support/until.ts'

/** Two processes of the product on one served database, one search engine and one event bus. */
describe('two processes of the product', { timeout: 120_000 }, () => {
  /** A word of this run alone: the engine may hold people of others. */
  const title = uniquePrefix()
  let database: MigratedDatabase
  let dataDir: string
  const running: ServerProcess[] = []
  const sites: OpenSite[] = []
  let employer: Person
  let contractor: Person
  let conversation: string
  let listener: Listener

  const site = (index: number): OpenSite => {
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
    sites.push(...urls.map((url) => createOpenSite(url, database.knex)))
    employer = await completeEmployer(site(0), { email: 'dana@kestrel.example' })
    contractor = await completeContractor(site(0), { email: 'thandeka@example.com' }, { job_title: title })
    await site(0).settled()
  })
  afterAll(async () => {
    await listener.close()
    await Promise.all(running.map((server) => server.kill()))
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('are ready with every engine', async () => {
    for (const { request } of sites) {
      expect(await (await request('/readyz')).json()).toEqual({
        status: 'ready',
        dependencies: { postgres: 'up', opensearch: 'up', nats: 'up' },
      })
    }
  })

  it('find the same people with a key of either', async () => {
    for (const asked of sites) {
      const { hits } = await searchPeople(asked, employer.session, { query: title })
      expect(hits.map(({ objectID }) => objectID)).toEqual([contractor.uuid])
    }
  })

  it('carry an event from one to a listener of the other', async () => {
    conversation = await openConversation(employer, contractor)
    const there = must(await movedTo(site(1), contractor).api.readUser())
    expect(new URL(there.realtime?.url ?? '').host).toBe(new URL(site(1).url).host)
    listener = listen(there)
    await listener.hears(({ type }) => type === 'ready')
    const body = { conversation_uuid: conversation, message: 'From the other process' }
    const { uuid } = must(await employer.api.sendMessage({ body })).newMessage
    await listener.hears(({ messageUuid }) => messageUuid === uuid)
  })

  // LIVE-7
  it('go on when one is killed: the other delivers what that one had taken', async () => {
    const { api } = movedTo(site(1), employer)
    const texts = Array.from({ length: 30 }, (_, index) => `Message ${index}`)
    const sent = await Promise.all(
      texts.map(async (message) => {
        const body = { conversation_uuid: conversation, message, client_id: message }
        return must(await api.sendMessage({ body })).newMessage.uuid
      }),
    )
    await running[0]?.kill()
    const known = async () => {
      const notices = await messageNotices(movedTo(site(1), contractor))
      return notices.length >= texts.length + 1 ? notices : null
    }
    expect(await until('every notice', known)).toHaveLength(texts.length + 1)
    for (const uuid of sent) await listener.hears(({ messageUuid }) => messageUuid === uuid)
    const heard = listener.heard.filter(({ type }) => type === 'message-sent').map(({ messageUuid }) => messageUuid)
    expect(new Set(heard).size).toBe(heard.length)
    await site(1).settled()
  })

  it('serve everything from the one that is left', async () => {
    const { api } = movedTo(site(1), contractor)
    must(await api.sendMessage({ body: { conversation_uuid: conversation, message: 'Still here' } }))
    expect((await searchPeople(site(1), employer.session, {})).nbHits).toBeGreaterThan(0)
  })
})
