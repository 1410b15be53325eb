// node apps/cluster/proofs/kill-parts.ts [--kills 20] [PART …]: parts of the system are killed while people write to each other. Rule: LIVE-7.
import { Console } from 'node:console'
import { parseArgs } from 'node:util'
import { PARTS, startManyProcesses, startOneProcess, type Part } from './parts.ts'
import { proveParts } from './prove-parts.ts'

const { error, log, table } = new Console(process.stdout, process.stderr)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' } },
})
const kills = Number(values.kills)
const isPart = (name: string): name is Part => PARTS.some((part) => part === name)
const parts = positionals.length === 0 ? PARTS : positionals.filter(isPart)
if (parts.length < positionals.length) throw new Error(`The parts are ${PARTS.join(', ')}`)

const proofs = [
  await proveParts(() => startManyProcesses(), { parts: parts.filter((part) => part !== 'embedded'), kills, log }),
  await proveParts(startOneProcess, { parts: parts.filter((part) => part === 'embedded'), kills, log }),
]
table(proofs.flatMap(({ rows }) => rows))
const faults = proofs.flatMap((proof) => [...proof.faults, ...proof.late])
for (const fault of faults) error(`✗ ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)
