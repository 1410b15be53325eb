import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { createTestBucket, natsUrl, openSearchUrl, s3Address } from '@guildhall/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from '../../server/src/http-tests/support/complete-profiles.ts'
import { openConversation } from '../../server/src/http-tests/support/offer.ts'
import type { Person } from '../../server/src/http-tests/support/people.ts'
import { createTestSite, type TestSite } from '../../server/src/http-tests/support/test-site.ts'
import { unwrap } from '../../server/src/http-tests/support/unwrap.ts'
import { waitFor } from '../../server/src/http-tests/support/wait-for.ts'
import { type ChannelAddress, followChannel, type Follower } from '../testing/follow-channel.ts'
import { type Cluster, startCluster } from './start-cluster.ts'

/** How often all processes are replaced, and how many clients call and sockets listen meanwhile. */
const [RESTARTS, CLIENTS, SOCKETS] = process.env['PROVE'] === '1' ? [10, 30, 500] : [1, 5, 20]
/** A person may have thirty. */
const SOCKETS_A_PERSON = 25
/** Between the calls of a client; without it few clients take the whole machine. */
const THINKING_MS = 100
const PROGRAM = join(import.meta.dirname, '../../server/src/http-tests/support/serve.ts')

interface Pair {
  readonly employer: Person
  readonly contractor: Person
  readonly conversation: string
  readonly sent: Set<string>
}

let database: MigratedDatabase
let dataDir: string
let cluster: Cluster
let site: TestSite
const printed: string[] = []
const pairs: Pair[] = []
const followers: { readonly pair: Pair; readonly follower: Follower }[] = []

const joinPair = async (number: number): Promise<Pair> => {
  const employer = await completeEmployer(site, { email: `dana@kestrel${number}.example` })
  const contractor = await completeContractor(site, { email: `thandeka${number}@example.com` })
  return { employer, contractor, conversation: await openConversation(employer, contractor), sent: new Set() }
}

beforeAll(async () => {
  database = await createMigratedDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-cluster-'))
  const bucket = await createTestBucket(await s3Address())
  cluster = await startCluster({
    dataDir,
    host: '127.0.0.1',
    port: 0,
    program: PROGRAM,
    print: (line) => void printed.push(line),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: database.applicationUrl,
      DATABASE_MIGRATION_URL: database.url,
      OPENSEARCH_URL: await openSearchUrl(),
      NATS_URL: await natsUrl(),
      S3_URL: bucket.url,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      SEED: 'none',
      LOG_LEVEL: 'error',
      TEST_RATE_LIMITS: 'none',
    },
  })
  site = createTestSite(cluster.url)
  for (let number = 0; number < SOCKETS / SOCKETS_A_PERSON; number += 1) pairs.push(await joinPair(number))
}, 600_000)
afterAll(async () => {
  await Promise.all(followers.map(({ follower }) => follower.stop()))
  await cluster.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** The sockets of a person, with a token that is renewed like that of a page. */
const follow = (pair: Pair, count: number, network: number) => {
  const { realtime } = pair.contractor.session
  let current: ChannelAddress | null | undefined = realtime
  for (let number = 0; number < count; number += 1) {
    const address = (): ChannelAddress => {
      if (!current) throw new Error('There is no channel')
      return current
    }
    followers.push({ pair, follower: followChannel(address, `127.0.1.${network + 1}`) })
  }
  return async () => {
    current = unwrap(await pair.contractor.api.readUser()).realtime
  }
}

const failures: string[] = []
let calls = 0
/** Calls in turns to read and to write, until it is told to end. */
const callRepeatedly = async (client: number, hasEnded: () => boolean): Promise<void> => {
  const pair = pairs[client % pairs.length]
  if (pair === undefined) throw new Error('There is nobody')
  for (let count = 0; !hasEnded(); count += 1) {
    const read = await pair.contractor.api.readConversation({ params: { uuid: pair.conversation }, query: {} })
    if (!read.ok) failures.push(`read: ${JSON.stringify(read)}`)
    const text = `Message ${count} of ${client}`
    const body = { conversation_uuid: pair.conversation, message: text, client_id: text }
    const written = await pair.employer.api.sendMessage({ body })
    if (written.ok) pair.sent.add(written.value.newMessage.uuid)
    else failures.push(`write: ${JSON.stringify(written)}`)
    calls += 2
    await wait(THINKING_MS)
  }
}

describe('the product as many processes', () => {
  // BASE-32, BASE-33
  it(
    'serves through its proxy, also while its processes are replaced: no request fails, no event is lost or doubled',
    { timeout: RESTARTS * 300_000 },
    async () => {
      const renewals = pairs.map((pair, index) =>
        follow(pair, Math.min(SOCKETS_A_PERSON, SOCKETS - index * SOCKETS_A_PERSON), index),
      )
      const allConnected = () => (followers.every(({ follower }) => follower.isConnected()) ? true : null)
      await waitFor('the sockets', allConnected)
      let ended = false
      const clients = Array.from({ length: CLIENTS }, (_, client) => callRepeatedly(client, () => ended))
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await Promise.all(renewals.map((renew) => renew()))
        const before = calls
        await cluster.restart()
        expect(calls).toBeGreaterThan(before)
        await waitFor('the sockets after a restart', allConnected)
      }
      ended = true
      await Promise.all(clients)
      expect(failures).toEqual([])
      expect(printed.filter((line) => line.includes('did not stop in time'))).toEqual([])
      for (const { follower, pair } of followers) {
        await waitFor('every message', () => (follower.messages.size >= pair.sent.size ? true : null))
        expect([...pair.sent].filter((uuid) => !follower.messages.has(uuid))).toEqual([])
        expect(follower.doubled).toEqual([])
        expect(follower.interruptions()).toBeGreaterThanOrEqual(RESTARTS)
      }
    },
  )
})
