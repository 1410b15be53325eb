// npm test [-- SUITE …] [-- --changed[=COMMIT]]: everything that CI runs, on the engines that the harness finds or installs. Runs suites in
// parallel within the number of cores, then prints times, the slowest files and the failures.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { branchPoint, filesSince, reachesProduct } from './changed.mjs'
import { beginRecording, slowest, suiteVariable } from './durations.mjs'
import { install, root } from './install.mjs'
import { run } from './run.mjs'
import { schedule } from './schedule.mjs'
import { singleThreaded } from './single-threaded.mjs'
import { readSummary, startSummary } from './summary.mjs'

install()
const cache = join(root, 'node_modules', '.cache')
startSummary(join(cache, 'summary.txt'))
beginRecording(join(cache, 'durations.txt'))

const argv = process.argv.slice(2)
const option = argv.find((arg) => /^--changed(=|$)/.test(arg))
const since = option === undefined ? null : option.split('=')[1] || branchPoint()
const only = argv.filter((arg) => !arg.startsWith('--'))
/** The runner's flag for running only what a change affects; nothing without --changed. */
const changed = (flag) => (since === null ? [] : [`${flag}=${since}`])
const product = since === null || reachesProduct(filesSince(since))

const stories = (half) => ({
  name: `stories ${half}`,
  suite: 'stories',
  cores: 0.7,
  niceness: 7,
  after: ['engines'],
  command: ['vitest', 'run', '--config', 'vitest.stories.config.ts', `--shard=${half}`, ...changed('--changed')],
})
const journeys = (name, projects) => ({
  name: `journeys ${name}`,
  suite: 'journeys',
  cores: 0.3,
  after: ['engines', 'web'],
  command: [
    'playwright',
    'test',
    '--config',
    'apps/web/e2e/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
    // A changed product affects every journey.
    ...(product ? [] : [...changed('--only-changed'), '--pass-with-no-tests']),
  ],
})
/**
 * In the order in which they start, the longest first. `cores`: its share of them, for all to be busy all the time: a journey mostly waits, and is done
 * at once with what it waits for, as steps of a higher niceness leave it the cores. On two cores the tests begin beside the checks, and half of the
 * stories when the journeys have ended: the fewer browsers at once, the less each waits for the others.
 */
const steps = [
  { name: 'engines', suite: 'engines', cores: 0, command: ['node', 'adapters/testing/src/install-engines.ts'] },
  { name: 'check', suite: 'check', cores: 1, command: ['node', 'scripts/check.mjs'] },
  { name: 'web', suite: 'journeys', cores: 1, command: ['node', 'scripts/build-web.mjs'] },
  journeys('embedded', ['embedded']),
  journeys('others', ['money', 'database', 'served', 'payloads']),
  {
    name: 'tests',
    suite: 'tests',
    cores: 0.4,
    niceness: 5,
    after: ['engines', 'web'],
    // For the compiler, which builds the packages and checks the examples.
    env: singleThreaded,
    command: ['vitest', 'run', ...changed('--changed')],
  },
  // A browser renders on one core: two browsers, each with half of the stories, are faster. They fill what other suites leave of the cores.
  stories('1/2'),
  stories('2/2'),
]

const suites = [...new Set(steps.map(({ suite }) => suite))].filter(
  (suite) => only.length === 0 || only.includes(suite),
)
const chosen = steps.filter(({ suite }) => suites.includes(suite))
const took = new Map(suites.map((suite) => [suite, []]))
const failed = new Set()
await schedule(
  chosen,
  availableParallelism(),
  async ({ name, suite, niceness, env = {}, command: [program, ...args] }) => {
    const began = Date.now()
    const show = chosen.length === 1 ? 'all' : 'lines'
    const code = await run(name, program, args, { show, niceness, env: { ...env, [suiteVariable]: suite } })
    took.get(suite).push(Date.now() - began)
    if (code !== 0) failed.add(suite)
  },
)

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
for (const suite of suites) {
  console.log(`\n${suite}: ${took.get(suite).map(seconds).join(' + ')}`)
  for (const { file, milliseconds } of slowest(suite)) console.log(`  ${seconds(milliseconds).padStart(8)}  ${file}`)
}
if (readSummary() !== '') console.log(`\nSummary:\n${readSummary()}`)
console.log(`suites: ${suites.length - failed.size} passed, ${failed.size} failed`)
process.exit(failed.size === 0 ? 0 : 1)
