// npm run prove: the long proofs at full size. The server is killed a hundred times in the middle of a chat.
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
const code = await run('a hundred kills', 'vitest', ['run', 'apps/server/src/http-tests/killed-server.test.ts'], {
  env: { PROVE: '1' },
})
process.exit(code)
