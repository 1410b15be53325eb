import { isDockerAvailable } from './docker.ts'
import { addressOf } from './engine.ts'
import { installChromium } from './install/install-chromium.ts'
import { installNats } from './install/install-nats.ts'
import { installOpenSearch } from './install/install-opensearch.ts'
import { installPromtool } from './install/install-promtool.ts'
import { installS3 } from './install/install-s3.ts'
import { installStripeMock } from './install/install-stripe-mock.ts'
import { MissingProgram } from './install/missing-program.ts'

/** `npm run engines [-- names…]`: installs the engines that tests use if neither an address nor Docker is available. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const installers = new Map<string, () => Promise<string>>([
  ['opensearch', async () => (await installOpenSearch(say)).java],
  ['nats', () => installNats(say)],
  ['s3', () => installS3(say)],
  ['stripe-mock', () => installStripeMock(say)],
  ['promtool', () => installPromtool(say)],
  ['chromium', () => installChromium(say)],
])

/** Why an engine that was not requested by name need not be installed here, or undefined. */
async function reasonToSkip(name: string): Promise<string | undefined> {
  if (name !== 'opensearch' && name !== 'nats' && name !== 's3') return undefined
  const address = addressOf(name)
  if (address !== undefined) return `at ${new URL(address).host}`
  return (await isDockerAvailable()) ? 'by Docker' : undefined
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !installers.has(name))
if (unknown.length > 0) {
  say(
    `No such engine: ${unknown.join(', ')}. There are ${[...installers.keys()].join(', ')}; PostgreSQL comes with npm install`,
  )
  process.exitCode = 1
} else {
  const chosen = [...installers].filter(([name]) => names.length === 0 || names.includes(name))
  const outcomes = await Promise.allSettled(
    chosen.map(async ([name, install]) => {
      const reason = names.length === 0 ? await reasonToSkip(name) : undefined
      say(`${name} is ready (${reason ?? (await install())})`)
    }),
  )
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue
    const reason: unknown = outcome.reason
    say(reason instanceof MissingProgram ? reason.message : `Failed: ${String(reason)}`)
    process.exitCode = 1
  }
}
