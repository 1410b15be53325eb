import { sessionGoals } from './goals.ts'
import { call } from './http-client.ts'
import { logIn } from './market.ts'
import { compare, warmUp } from './measuring/compare.ts'
import { cpuOfProcess } from './measuring/process-cpu.ts'
import type { Options } from './options.ts'
import type { Row } from './report.ts'
import { startServer } from './server-process.ts'

export interface SessionBenchmark extends Pick<Options, 'clients' | 'people' | 'seconds' | 'warmUp'> {
  readonly databaseUrl: string
  readonly dataDir: string
}

/** GET /v0/user against a bare node:http handler that runs the same statements and writes their rows as JSON. */
export async function benchSession(options: SessionBenchmark): Promise<readonly Row[]> {
  const { clients, databaseUrl, dataDir, people, seconds, warmUp: calls } = options
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
      const what = `GET /v0/user beside node:http (${statements}; ${kilobytes} kB)`
      for (const side of [viaApi, viaBare]) await warmUp([side], calls)
      const rows: Row[] = []
      for (const count of clients) {
        const cpu = { server: await cpuOfProcess(product.pid, ''), engine: await cpuOfProcess(bare.pid, '') }
        const comparison = await compare(viaApi, viaBare, { clients: count, seconds, cpu })
        rows.push({
          part: 'session',
          what,
          engine: 'PostgreSQL',
          people: people.at(-1) ?? 0,
          comparison,
          goals: sessionGoals(comparison),
        })
      }
      return rows
    } finally {
      await bare.stop()
    }
  } finally {
    await product.stop()
  }
}
