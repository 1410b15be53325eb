// npm run prove: the long proofs at full size. The server is killed a hundred times in the middle of a chat; 20,000 calls carry hostile
// values; every id of one house is tried at every call of another; 10,000 events of a card provider come late, many times, in any order,
// old and forged; changes of sources are seen in the open page, and how fast.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
const suites = ['killed-server', 'hostile-values', 'foreign-ids', 'payment-events'].map(
  (name) => `apps/server/src/http-tests/${name}.test.ts`,
)
const loop = ['test', '--config', 'apps/web/e2e/playwright.config.ts', '--project', 'dev']
const codes = [
  await run('the proofs at full size', 'vitest', ['run', ...suites], { env: { PROVE: '1' } }),
  await run('the loop of a contributor', 'playwright', loop),
]
process.exit(Math.max(...codes))
