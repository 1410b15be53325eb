import { setTimeout as wait } from 'node:timers/promises'
import { nightlyGoals, type NightlyFigures } from './goals.ts'
import { logIn } from './market.ts'
import type { MessagesBenchmark } from './messages-benchmark.ts'
import { type Latency, newHistogram, record, toLatency } from './measuring/compare.ts'
import { countAvailabilityDue } from './nightly/count-due.ts'
import { fillConversations } from './nightly/fill-conversations.ts'
import { runScheduledWork } from './nightly/run-scheduled-work.ts'
import { findPlaces, inTurn, sendMessage } from './open-conversations.ts'
import type { Options } from './options.ts'
import type { Row } from './report.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** For so many people there is one conversation. */
const PEOPLE_PER_CONVERSATION = 10
/** People who write at once, and what each lets pass after an answer. */
const WRITERS = 4
const THINKING_MS = 200
/** Long enough for a 99th percentile that is not that of a few messages. */
const QUIET_SECONDS = 120
const WARM_UP_SECONDS = 5

type Send = () => Promise<unknown>

/**
 * Lets two nights spell the people of the demo by the lists, as in a marketplace whose lists have not changed since yesterday. For a market that is not
 * filled yet: those who are written into it are spelled by the lists.
 */
export async function spellByLists({ useCases }: MessagesBenchmark['product']): Promise<void> {
  await useCases.respellProfiles()
  await useCases.respellProfiles()
}

/** The time of messages that are sent until `during` ends. */
async function measureMessages<Result>(send: Send, during: Promise<Result>): Promise<[Latency, Result]> {
  const times = newHistogram()
  const ending = new AbortController()
  const ended = during.finally(() => ending.abort())
  const write = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await record(times, send)
      await wait(THINKING_MS)
    }
  }
  const [result] = await Promise.all([ended, ...Array.from({ length: WRITERS }, write)])
  return [toLatency(times), result]
}

/**
 * The work of a night, all of it at once, while people write to each other: a tenth of the people are asked whether they are still
 * available, requests expire and unread messages are mailed. The lists are those of the night before (REF-30). One process does everything, or one
 * the work and one the calls.
 */
export async function benchNightly(
  options: Pick<MessagesBenchmark, 'databaseUrl' | 'dataDir' | 'people' | 'product'> & Pick<Options, 'separateWorker'>,
): Promise<readonly Row[]> {
  const { databaseUrl, dataDir, product, separateWorker } = options
  const people = options.people.at(-1) ?? 0
  const conversations = await fillConversations(product.database, Math.floor(people / PEOPLE_PER_CONVERSATION))
  const due = await countAvailabilityDue(product.database)
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: 'none' }
  const server = await startServer('product', { ...environment, ROLES: separateWorker ? 'api' : 'api,worker' })
  let worker: ServerProcess | null = null
  try {
    if (separateWorker) worker = await startServer('product', { ...environment, ROLES: 'worker' })
    const { token } = await logIn(server.url)
    const nextPlace = inTurn(await findPlaces(product))
    const send = () => sendMessage({ url: server.url, token }, nextPlace())
    await measureMessages(send, wait(WARM_UP_SECONDS * 1_000))
    const [busy, { seconds, works }] = await measureMessages(send, runScheduledWork(product.database))
    // Afterwards, because the same people and conversations are there, and nothing is due any more.
    const [quiet] = await measureMessages(send, wait(QUIET_SECONDS * 1_000))
    const nightly: NightlyFigures = { minutes: seconds / 60, quiet, busy, works }
    const what = `messages beside the work of a night (${due} people due, ${conversations} conversations${separateWorker ? ', in a process of its own' : ''})`
    return [{ part: 'nightly', what, engine: 'PostgreSQL', people, nightly, goals: nightlyGoals(nightly) }]
  } finally {
    await worker?.stop()
    await server.stop()
  }
}
