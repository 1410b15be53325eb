// npm run check: types, lint with the table of imports, format, unused code. Under a minute on two cores.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
// What was checked is remembered, so that a second look reads only what has changed.
const types = (project, name) => [
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/${name}.tsbuildinfo`,
]
const steps = [
  ['types: domain, without Node or DOM', 'tsc', types('domain/tsconfig.json', 'domain')],
  ['types: server', 'tsc', types('tsconfig.json', 'server')],
  ['types: web', 'tsc', types('tsconfig.web.json', 'web')],
  ['types: journeys', 'tsc', types('apps/web/e2e/tsconfig.json', 'journeys')],
  ['lint and imports', 'oxlint', ['--type-aware']],
  ['words', 'node', ['scripts/words.mjs', '--check']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused', 'knip', ['--no-progress', '--no-config-hints']],
]
let failed = 0
for (const [name, command, args] of steps) if ((await run(name, command, args, { quiet: true })) !== 0) failed += 1
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${steps.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
