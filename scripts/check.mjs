// npm run check: types, lint with the table of imports, format, unused code. Under a minute on two cores.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
const steps = [
  ['types: domain, without Node or DOM', 'tsc', ['-p', 'domain/tsconfig.json']],
  ['types: server', 'tsc', ['-p', 'tsconfig.json']],
  ['types: web', 'tsc', ['-p', 'tsconfig.web.json']],
  ['types: journeys', 'tsc', ['-p', 'apps/web/e2e/tsconfig.json']],
  ['lint and imports', 'oxlint', ['--type-aware']],
  ['format', 'oxfmt', ['--check', '.']],
  ['unused', 'knip', ['--no-progress', '--no-config-hints']],
]
let failed = 0
for (const [name, command, args] of steps) if ((await run(name, command, args, { quiet: true })) !== 0) failed += 1
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${steps.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
