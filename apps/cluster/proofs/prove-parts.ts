import { loadavg } from 'node:os'
import { createTestSite } from '../../server/src/http-tests/support/test-site.ts'
import { type Load, startLoad } from './load.ts'
import type { Part, System } from './parts.ts'

/** How long after its part is back a message may take to reach the other person. */
const DELIVERED_WITHIN_MS = 5_000

/** What was found of a part. */
export interface Row {
  readonly part: Part
  readonly kills: number
  readonly messages: number
  readonly repeated: number
  readonly lost: number
  readonly doubled: number
  readonly late: number
  readonly 'longest recovery, ms': number
  readonly 'longest delivery, ms': number
}

export interface Proof {
  readonly rows: readonly Row[]
  /** Messages that were lost or doubled. */
  readonly faults: readonly string[]
  /** Kills after which messages came late. */
  readonly late: readonly string[]
}

export interface ProofOptions {
  readonly parts: readonly Part[]
  readonly kills: number
  /** Tells of each kill. */
  readonly log: (line: string) => void
}

/** Kills each part of a system while people write to each other, and says what became of their messages. Stops the system. Rule: LIVE-7. */
export async function proveParts(start: () => Promise<System>, { kills, log, parts }: ProofOptions): Promise<Proof> {
  const [rows, faults, late]: [Row[], string[], string[]] = [[], [], []]
  if (parts.length === 0) return { rows, faults, late }
  const system = await start()
  try {
    for (const [at, part] of parts.entries()) {
      const load = await startLoad(createTestSite(system.url), `part${at}`)
      const found = await killOften(system, load, { part, kills, log })
      const repeated = load.failed()
      const { doubled, lost, messages } = await load.stop()
      faults.push(...[...lost, ...doubled].map((fault) => `${part}: ${fault}`))
      late.push(...found.late)
      rows.push({
        part,
        kills,
        messages,
        repeated,
        lost: lost.length,
        doubled: doubled.length,
        late: found.late.length,
        'longest recovery, ms': Math.round(Math.max(...found.recoveries)),
        'longest delivery, ms': Math.round(Math.max(...found.deliveries)),
      })
    }
    return { rows, faults, late }
  } finally {
    await system.stop()
  }
}

interface Killing extends Pick<ProofOptions, 'kills' | 'log'> {
  readonly part: Part
}

async function killOften(system: System, load: Load, { kills, log, part }: Killing) {
  const [recoveries, deliveries, late]: [number[], number[], string[]] = [[], [], []]
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.renew()
    await system.rest()
    const start = performance.now()
    await system.kill(part)
    const recovery = performance.now() - start
    const delivery = await load.untilDelivered()
    recoveries.push(recovery)
    deliveries.push(delivery ?? Infinity)
    const [busy = 0] = loadavg()
    const told = delivery === null ? 'not delivered in a minute' : `delivered after ${Math.round(delivery)} ms`
    const line = `${part} ${kill}/${kills}: back after ${Math.round(recovery)} ms, ${told}; load of the machine ${busy.toFixed(1)}`
    log(line)
    if (delivery === null || delivery > DELIVERED_WITHIN_MS) late.push(line)
  }
  return { recoveries, deliveries, late }
}
