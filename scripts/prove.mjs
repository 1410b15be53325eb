// npm run prove: the long tests at full size. The server is killed a hundred times during a chat; 100,000 calls send hostile
// values, 10,000 are made from the OpenAPI document; 300 hostile files are sent; 500 script payloads are written in every text field and every
// screen and mail is opened; outsiders try every id of a tenant in every call; 10,000 provider events arrive late, repeatedly, out of order,
// old and forged; payments are interrupted in 10,000 orders; thousands of calls try to tell known from unknown addresses; fifty clients pay
// and join at once; the processes of a cluster are replaced ten times under load; the search engine is killed ten times, and its index of 100,000
// people rebuilt while they change; every part of the system of many processes is killed twenty times while people write to each other; the time until a source change is visible in the open page is measured; every page of documentation is
// opened; and pictures of all stories are taken twice, of the last commit and of today.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
const suites = [
  'search-engine-down',
  'documented-requests',
  'killed-server',
  'hostile-values',
  'foreign-ids',
  'known-addresses',
  'hostile-files',
  'payment-events',
  'concurrent-payments',
].map((name) => `apps/server/src/http-tests/${name}.test.ts`)
const properties = [
  'apps/cluster/src/rolling-restart.test.ts',
  'domain/src/billing/change-requests/interrupted-payments.test.ts',
  'adapters/opensearch/src/rebuild-under-load.test.ts',
]
const journeys = (project) => ['test', '--config', 'apps/web/e2e/playwright.config.ts', '--project', project]
const payloads = journeys('payloads')
const loop = journeys('dev')
const codes = [
  await run('the proofs at full size', 'vitest', ['run', ...suites, ...properties], { env: { PROVE: '1' } }),
  await run('parts of the system are killed', 'node', ['apps/cluster/proofs/kill-parts.ts']),
  await run('script payloads', 'playwright', payloads, { env: { PROVE: '1' } }),
  await run('the loop of a contributor', 'playwright', loop),
  await run('Storybook', 'storybook', ['build', '--quiet']),
  await run('the pages of Storybook', 'node', ['scripts/walk-storybook.mjs']),
  await run('pictures of all stories', 'node', ['apps/pictures/src/main.ts', '--base', 'HEAD', '--all']),
]
process.exit(Math.max(...codes))
