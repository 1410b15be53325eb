import { setTimeout as wait } from 'node:timers/promises'
import { readAllMessages } from '../../server/src/http-tests/support/chat.ts'
import { completeContractor, completeEmployer } from '../../server/src/http-tests/support/complete-profiles.ts'
import { openConversation } from '../../server/src/http-tests/support/offer.ts'
import type { Person } from '../../server/src/http-tests/support/people.ts'
import type { TestSite } from '../../server/src/http-tests/support/test-site.ts'
import { followChannel, type Follower } from '../testing/follow-channel.ts'

/** Pairs of people who write and read at once. */
const PAIRS = 6
/** Between two messages of a pair, and between two attempts to send one. */
const PAUSE_MS = 100
const DELIVERY_GIVEN_UP_MS = 60_000
const STEP_MS = 10

interface Pair {
  readonly employer: Person
  readonly contractor: Person
  readonly conversation: string
  readonly follower: Follower
  /** UUIDs of acknowledged messages by their text. */
  readonly acknowledged: Map<string, string>
  /** Reads the session again, whose channel token is short-lived. */
  renew(): Promise<void>
}

/** People who write to each other for as long as a proof lasts. */
export interface Load {
  /** Messages acknowledged so far. */
  acknowledged(): number
  /** Requests that got no success, and were repeated. */
  failed(): number
  /**
   * Nobody writes until the other person was told live of all that is acknowledged: no later message shows that one is missing. Returns the
   * milliseconds, or null after a minute.
   */
  untilDelivered(): Promise<number | null>
  renew(): Promise<void>
  /** Stops writing, and compares what is stored and what was delivered with what was acknowledged. */
  stop(): Promise<Findings>
}

export interface Findings {
  readonly messages: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

async function joinPair(site: TestSite, name: string, number: number): Promise<Pair> {
  const employer = await completeEmployer(site, { email: `dana@${name}-${number}.example` })
  const contractor = await completeContractor(site, { email: `thandeka.${name}.${number}@example.com` })
  const conversation = await openConversation(employer, contractor)
  let { realtime } = contractor.session
  const address = () => {
    if (!realtime) throw new Error('There is no channel')
    return realtime
  }
  return {
    employer,
    contractor,
    conversation,
    follower: followChannel(address, `127.0.1.${number}`),
    acknowledged: new Map(),
    renew: async () => {
      const answer = await contractor.api.readUser()
      if (answer.ok) realtime = answer.value.realtime
    },
  }
}

/** Each text is sent until it is acknowledged, as by a page that repeats it with the same id. The name tells its people from others'. */
export async function startLoad(site: TestSite, name: string): Promise<Load> {
  const pairs: Pair[] = []
  for (let number = 1; number <= PAIRS; number += 1) pairs.push(await joinPair(site, name, number))
  while (!pairs.every(({ follower }) => follower.isConnected())) await wait(STEP_MS)
  const ending = new AbortController()
  let failed = 0
  let rest = Promise.resolve()
  const write = async (pair: Pair): Promise<void> => {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      await rest
      const text = `Message ${count}`
      const body = { conversation_uuid: pair.conversation, message: text, client_id: text }
      while (!pair.acknowledged.has(text)) {
        const answer = await pair.employer.api.sendMessage({ body })
        if (answer.ok) pair.acknowledged.set(text, answer.value.newMessage.uuid)
        else failed += 1
        await wait(PAUSE_MS)
      }
    }
  }
  const read = async ({ contractor, conversation }: Pair): Promise<void> => {
    while (!ending.signal.aborted) {
      const answer = await contractor.api.readConversation({ params: { uuid: conversation }, query: {} })
      if (!answer.ok) failed += 1
      await wait(PAUSE_MS)
    }
  }
  const work = Promise.all(pairs.flatMap((pair) => [write(pair), read(pair)]))
  const areAllTold = (): boolean =>
    pairs.every(({ acknowledged, follower }) => [...acknowledged.values()].every((uuid) => follower.messages.has(uuid)))
  const untilDelivered = async (): Promise<number | null> => {
    const { promise, resolve: endRest } = Promise.withResolvers<void>()
    rest = promise
    const start = performance.now()
    try {
      while (!areAllTold()) {
        if (performance.now() - start > DELIVERY_GIVEN_UP_MS) return null
        await wait(STEP_MS)
      }
      return performance.now() - start
    } finally {
      endRest()
    }
  }
  return {
    acknowledged: () => pairs.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    failed: () => failed,
    untilDelivered,
    renew: async () => void (await Promise.all(pairs.map((pair) => pair.renew()))),
    async stop() {
      ending.abort()
      await work
      await untilDelivered()
      const findings = await Promise.all(pairs.map(compare))
      await Promise.all(pairs.map(({ follower }) => follower.stop()))
      return {
        messages: findings.reduce((sum, { messages }) => sum + messages, 0),
        lost: findings.flatMap(({ lost }) => lost),
        doubled: findings.flatMap(({ doubled }) => doubled),
      }
    },
  }
}

async function compare({ acknowledged, contractor, conversation, follower }: Pair): Promise<Findings> {
  const stored = (await readAllMessages(contractor, conversation)).filter(({ message }) =>
    message?.startsWith('Message '),
  )
  const uuids = new Set(stored.map(({ uuid }) => uuid))
  const texts = stored.map(({ message }) => message ?? '')
  return {
    messages: acknowledged.size,
    lost: [
      ...[...acknowledged.values()].filter((uuid) => !uuids.has(uuid)).map((uuid) => `${uuid} is not stored`),
      ...[...acknowledged.values()]
        .filter((uuid) => !follower.messages.has(uuid))
        .map((uuid) => `${uuid} was not delivered`),
    ],
    doubled: [
      ...texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${text} is stored twice`),
      ...follower.doubled.map((uuid) => `${uuid} was delivered twice`),
    ],
  }
}
