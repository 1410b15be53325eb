import { parseArgs } from 'node:util'

export const PARTS = ['search', 'facets', 'indexing', 'session', 'messages', 'live', 'nightly'] as const
export type Part = (typeof PARTS)[number]
/** Only on demand: it changes a tenth of the people, and takes minutes among many. */
const ON_DEMAND: readonly Part[] = ['nightly']
export const ENGINES = ['postgres', 'opensearch'] as const
export type EngineOption = (typeof ENGINES)[number]

/** What to measure. */
export interface Options {
  /** Numbers of people, in ascending order; several show how a search grows. */
  readonly people: readonly number[]
  /** Numbers of clients that search at the same time. */
  readonly clients: readonly number[]
  /** Seconds of each side of a comparison. */
  readonly seconds: number
  /** Calls of each side before any is measured. */
  readonly warmUp: number
  readonly engines: readonly EngineOption[]
  readonly parts: readonly Part[]
  /** Only searches whose names contain this text. */
  readonly only: string
  /** Whether the work of a night runs in a process of its own, as in a cluster. */
  readonly separateWorker: boolean
  /** Where the figures are written as JSON, too. */
  readonly json: string | null
}

export const HELP = `npm run bench -- [OPTION …]

Compares searches through the product with the same searches put to the engine directly, in one interleaved run.

  --people N[,N…]      people in the market; default 10000. Several are filled one after the other and show how a search grows
  --growth             the same as --people 10000,100000,1000000
  --clients N[,N…]     clients that search at once; default 1,8
  --seconds S          seconds of each side of a comparison; default 0.2; 3 or more for percentiles that mean something
  --warm-up CALLS      calls of each side before any is measured; default 2000
  --engine NAME[,NAME] postgres, opensearch; default both
  --part NAME[,NAME]   ${PARTS.join(', ')}; default all but ${ON_DEMAND.join(', ')}
  --only TEXT          only searches whose names contain the text
  --separate-worker    the work of a night in a process of its own, as in a cluster; default: in that of the messages
  --json FILE          writes the figures to a file, too
  --help               prints this

A million people need about 25 GB of disk with both engines. TEST_DATABASE_URL and TEST_OPENSEARCH_URL name engines that run already.`

const GROWTH = [10_000, 100_000, 1_000_000]

/** Reads the options of the command line; null asks for help. Throws for what it does not know. */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      people: { type: 'string', default: '10000' },
      growth: { type: 'boolean', default: false },
      clients: { type: 'string', default: '1,8' },
      seconds: { type: 'string', default: '0.2' },
      'warm-up': { type: 'string', default: '2000' },
      engine: { type: 'string', default: ENGINES.join(',') },
      part: { type: 'string', default: PARTS.filter((part) => !ON_DEMAND.includes(part)).join(',') },
      only: { type: 'string', default: '' },
      'separate-worker': { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const people = values.growth ? GROWTH : readNumbers('people', values.people, 1)
  return {
    people: people.toSorted((one, other) => one - other),
    clients: readNumbers('clients', values.clients, 1),
    seconds: readNumbers('seconds', values.seconds, 0.01)[0] ?? 0,
    warmUp: readNumbers('warm-up', values['warm-up'], 1)[0] ?? 0,
    engines: readNames('engine', values.engine, ENGINES),
    parts: readNames('part', values.part, PARTS),
    only: values.only.toLowerCase(),
    separateWorker: values['separate-worker'],
    json: values.json ?? null,
  }
}

function readNumbers(name: string, text: string, least: number): readonly number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => number >= least && (least < 1 || Number.isInteger(number)))) return numbers
  throw new Error(`--${name} takes numbers from ${least} on, not "${text}"`)
}

function readNames<Name extends string>(option: string, text: string, known: readonly Name[]): readonly Name[] {
  const names = text.split(',')
  const found = known.filter((name) => names.includes(name))
  if (found.length === new Set(names).size) return found
  throw new Error(`--${option} takes ${known.join(', ')}, not "${text}"`)
}
