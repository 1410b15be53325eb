import { call } from './http-client.ts'
import { interleave } from './interleave.ts'
import { logIn } from './market.ts'
import type { Row } from './report.ts'
import { startServer } from './server-process.ts'

const MEASURED = { warmUp: 40, pairs: 300, withinMs: 6_000 }

/** GET /v0/user against a bare node:http handler that runs the same statements and writes their rows as JSON. */
export async function benchSession(options: {
  readonly databaseUrl: string
  readonly dataDir: string
}): Promise<readonly Row[]> {
  const { databaseUrl, dataDir } = options
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: 'none', ROLES: 'api' }
  const product = await startServer('product', environment)
  try {
    const { token } = await logIn(product.url)
    const bare = await startServer('bare-session', { ...environment, BENCH_TOKEN: token })
    try {
      const headers = { authorization: `Bearer ${token}` }
      const viaApi = () => call({ method: 'GET', url: `${product.url}/v0/user`, headers })
      const viaBare = () => call({ method: 'GET', url: bare.url })
      const kilobytes = [await viaApi(), await viaBare()].map((text) => (text.length / 1000).toFixed(1)).join(' and ')
      const [statements = ''] = /\d+ statements in \d+ round trips/.exec(bare.output) ?? []
      const compared = await interleave(viaApi, viaBare, MEASURED)
      return [{ what: `GET /v0/user (${statements}; ${kilobytes} kB)`, peer: 'node:http, same SQL', ...compared }]
    } finally {
      await bare.stop()
    }
  } finally {
    await product.stop()
  }
}
