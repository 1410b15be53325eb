import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAllMessages, startSending, readMessageNotifications, reconnect } from './support/chat.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, removeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'
import { waitFor } from './support/wait-for.ts'

/** How often the server is killed: a few times by default, a hundred times at full size. */
const KILLS = process.env['PROVE'] === '1' ? 100 : 3

describe('a server killed together with its database during a chat', () => {
  let dataDir: string
  let server: ServerProcess | null = null
  const start = async (): Promise<TestSite> => {
    server = spawnServer(serverEnvironment(null, dataDir))
    return createTestSite(await server.ready)
  }

  beforeAll(async () => {
    dataDir = await makeDataDir()
  })
  afterAll(async () => {
    await server?.kill()
    await removeDataDir(dataDir)
  })

  // LIVE-7
  it(`loses and duplicates nothing in ${KILLS} kills`, { timeout: KILLS * 60_000 }, async () => {
    let site = await start()
    const employer = await completeEmployer(site, { email: 'dana@kestrel.example' })
    const contractor = await completeContractor(site, { email: 'thandeka@example.com' })
    await waitFor('the index', async () => {
      const found = await employer.api.readCandidate({ params: { id: contractor.uuid } })
      return found.ok ? true : null
    })
    const conversation = await openConversation(employer, contractor)
    const acknowledged = new Map<string, string>()
    let lastSequence = 0
    const received: string[] = []
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const sender = startSending(reconnect(site, employer), conversation, `kill ${kill}`)
      await sender.reached(1 + ((kill * 7) % 11))
      await server?.kill()
      await sender.ended
      site = await start()
      await sender.repeat(site.api(employer.token))
      for (const [text, uuid] of sender.acknowledged) acknowledged.set(text, uuid)

      const reader = reconnect(site, contractor)
      const messages = await readAllMessages(reader, conversation)
      expect(new Map(messages.map(({ message, uuid }) => [message, uuid]))).toEqual(acknowledged)
      expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, index) => index + 1))
      const channel = await receive(site, reader, {
        after: lastSequence,
        messages: messages.length - received.length,
      })
      lastSequence = channel.sequence
      received.push(...channel.messages)
      expect(received).toEqual(messages.map(({ uuid }) => uuid))
      const notices = await waitFor('every notice', async () => {
        const delivered = await readMessageNotifications(reader)
        return delivered.length >= messages.length ? delivered : null
      })
      expect(notices).toHaveLength(messages.length)
    }
  })
})

/** Reads a person's channel after a sequence until this many messages were delivered; sequences must have no gaps. */
async function receive(site: TestSite, person: Person, range: { readonly after: number; readonly messages: number }) {
  const session = unwrap(await site.api(person.token).readUser())
  const listener = listen(session, { after: range.after })
  const delivered = () => listener.received.filter(({ type }) => type === 'message-sent')
  await waitFor(`${range.messages} messages on the channel`, () => (delivered().length >= range.messages ? true : null))
  const events = listener.received.filter(({ type }) => type !== 'ready')
  await listener.close()
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => range.after + 1 + index))
  return {
    sequence: events.at(-1)?.sequence ?? range.after,
    messages: delivered().map(({ messageUuid }) => messageUuid ?? ''),
  }
}
