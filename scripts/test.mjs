// npm test: everything, one suite after the other, on whatever engines the harness finds or installs.
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { run } from './run.mjs'
import { beginTelling, told } from './told.mjs'

install()
beginTelling(join(root, 'node_modules', '.cache', 'told.txt'))
const stories = (half) => ({
  name: `stories ${half}`,
  command: 'vitest',
  args: ['run', '--config', 'vitest.stories.config.ts', `--shard=${half}`],
})
/** The steps of a suite run at once. */
const suites = {
  check: [{ name: 'check', command: 'node', args: ['scripts/check.mjs'] }],
  engines: [{ name: 'engines', command: 'node', args: ['adapters/testing/src/install-engines.ts'] }],
  tests: [{ name: 'tests', command: 'vitest', args: ['run'] }],
  // A browser draws on one core: two of them, each with half of the stories, are done sooner.
  stories: [stories('1/2'), stories('2/2')],
  journeys: [
    { name: 'journeys', command: 'playwright', args: ['test', '--config', 'apps/web/e2e/playwright.config.ts'] },
  ],
}
const only = process.argv.slice(2)
const chosen = Object.entries(suites).filter(([suite]) => only.length === 0 || only.includes(suite))
let passed = 0
for (const [, steps] of chosen) {
  const codes = await Promise.all(steps.map(({ name, command, args }) => run(name, command, args)))
  if (codes.every((code) => code === 0)) passed += 1
}
if (told() !== '') console.log(`\nIn short:\n${told()}`)
console.log(`suites: ${passed} passed, ${chosen.length - passed} failed`)
process.exit(passed === chosen.length ? 0 : 1)
