// npm test: everything, one suite after the other, on whatever engines the harness finds or installs.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
// A browser draws on one core: two of them, each with half of the stories, are done sooner.
const halves = ['--shard=1/2', '--shard=2/2']
const suites = [
  ['check', 'node', ['scripts/check.mjs']],
  ['engines', 'node', ['adapters/testing/src/install-engines.ts']],
  ['tests', 'vitest', ['run']],
  ['stories', 'vitest', ['run', '--config', 'vitest.stories.config.ts'], halves],
  ['journeys', 'playwright', ['test', '--config', 'apps/web/e2e/playwright.config.ts']],
]
const only = process.argv.slice(2)
const chosen = suites.filter(([name]) => only.length === 0 || only.includes(name))
let passed = 0
for (const [name, command, args, parts = [null]] of chosen) {
  const codes = await Promise.all(
    parts.map((part) => run(part === null ? name : `${name} ${part}`, command, part === null ? args : [...args, part])),
  )
  if (codes.every((code) => code === 0)) passed += 1
}
console.log(`suites: ${passed} passed, ${chosen.length - passed} failed`)
process.exit(passed === chosen.length ? 0 : 1)
