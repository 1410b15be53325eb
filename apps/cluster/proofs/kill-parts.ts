// node apps/cluster/proofs/kill-parts.ts [--kills 20] [PART …]: parts of the system are killed while people write to each other. Rule: LIVE-7.
import { Console } from 'node:console'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestSite } from '../../server/src/http-tests/support/test-site.ts'
import { startLoad } from './load.ts'
import { PARTS, startManyProcesses, startOneProcess, type Part, type System } from './parts.ts'

/** How long after its part is back a message may take to reach the other person. */
const DELIVERED_WITHIN_MS = 5_000
/** People write so long between two kills. */
const BETWEEN_MS = 2_000

interface Row {
  readonly part: Part
  readonly kills: number
  readonly messages: number
  readonly repeated: number
  readonly lost: number
  readonly doubled: number
  readonly 'longest recovery, ms': number
  readonly 'longest delivery, ms': number
}

const { error, log, table } = new Console(process.stdout, process.stderr)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' } },
})
const kills = Number(values.kills)
const isPart = (name: string): name is Part => PARTS.some((part) => part === name)
const parts = positionals.length === 0 ? PARTS : positionals.filter(isPart)
if (parts.length < positionals.length) throw new Error(`The parts are ${PARTS.join(', ')}`)

const faults: string[] = []

async function prove(part: Part, system: System, load: Awaited<ReturnType<typeof startLoad>>) {
  const [recoveries, deliveries]: [number[], number[]] = [[], []]
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.renew()
    await wait(BETWEEN_MS)
    const start = performance.now()
    await system.kill(part)
    const recovery = performance.now() - start
    const delivery = await load.untilDelivered()
    recoveries.push(recovery)
    deliveries.push(delivery ?? Infinity)
    const [busy = 0] = loadavg()
    const told = delivery === null ? 'not delivered in a minute' : `delivered after ${Math.round(delivery)} ms`
    log(
      `${part} ${kill}/${kills}: back after ${Math.round(recovery)} ms, ${told}; load of the machine ${busy.toFixed(1)}`,
    )
    if (delivery === null || delivery > DELIVERED_WITHIN_MS) faults.push(`${part}, kill ${kill}: ${told}`)
  }
  return { recovery: Math.max(...recoveries), delivery: Math.max(...deliveries) }
}

async function proveAll(some: readonly Part[], start: () => Promise<System>): Promise<readonly Row[]> {
  if (some.length === 0) return []
  const system = await start()
  const rows: Row[] = []
  try {
    for (const [at, part] of some.entries()) {
      const load = await startLoad(createTestSite(system.url), `part${at}`)
      const { delivery, recovery } = await prove(part, system, load)
      const repeated = load.failed()
      const { doubled, lost, messages } = await load.stop()
      faults.push(...[...lost, ...doubled].map((fault) => `${part}: ${fault}`))
      rows.push({
        part,
        kills,
        messages,
        repeated,
        lost: lost.length,
        doubled: doubled.length,
        'longest recovery, ms': Math.round(recovery),
        'longest delivery, ms': Math.round(delivery),
      })
    }
    return rows
  } finally {
    await system.stop()
  }
}

const rows = [
  ...(await proveAll(
    parts.filter((part) => part !== 'embedded'),
    startManyProcesses,
  )),
  ...(await proveAll(
    parts.filter((part) => part === 'embedded'),
    startOneProcess,
  )),
]
table(rows)
for (const fault of faults) error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
