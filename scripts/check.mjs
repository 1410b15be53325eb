// npm run check: types, lint with the table of imports, format, unused code, licences. Under a minute on two cores with warm caches.
import { install } from './install.mjs'
import { run } from './run.mjs'
import { singleThreaded } from './single-threaded.mjs'

install()
// Results are cached, so that a second run checks only what has changed.
const types = (project, name) => [
  '-p',
  project,
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/${name}.tsbuildinfo`,
]
const steps = [
  ['unused', 'knip', ['--no-progress', '--no-config-hints']],
  ['lint and imports', 'oxlint', ['--type-aware']],
  ['types: web', 'tsc', types('tsconfig.web.json', 'web')],
  ['types: server', 'tsc', types('tsconfig.json', 'server')],
  ['types: journeys', 'tsc', types('apps/web/e2e/tsconfig.json', 'journeys')],
  ['types: domain, without Node or DOM', 'tsc', types('domain/tsconfig.json', 'domain')],
  ['words', 'node', ['scripts/words.mjs', '--check']],
  ['page of error codes', 'node', ['scripts/error-codes.mjs', '--check']],
  ['counts of ASVS', 'node', ['scripts/asvs-counts.mjs', '--check']],
  ['format', 'oxfmt', ['--check', '.']],
  ['styles', 'node', ['scripts/check-styles.mjs']],
  ['specification', 'node', ['scripts/check-specification.mjs']],
  ['documents', 'node', ['scripts/check-documents.mjs']],
  ['dependencies', 'node', ['scripts/audit.mjs']],
]
// The longest first, and two in parallel, for the cores of the smallest machine.
const waiting = [...steps]
let failed = 0
const work = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const [name, command, args] = step
    if ((await run(name, command, args, { show: 'failure', env: singleThreaded })) !== 0) failed += 1
  }
}
await Promise.all([work(), work()])
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${steps.length} checks failed.`)
process.exit(failed === 0 ? 0 : 1)
