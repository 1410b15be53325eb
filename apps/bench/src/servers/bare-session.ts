import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createClosing,
  createHttpApp,
  createLogger,
  createMetrics,
  openProduct,
  readConfig,
  systemClock,
} from '@guildhall/server'
import { createStatementRunner, recordStatements, type Wave } from '../statements.ts'

/** The statements that the product runs for GET /v0/user with this token. */
async function recordSessionStatements(token: string): Promise<readonly Wave[]> {
  const log = createLogger({ level: 'error', format: 'json' })
  const closing = createClosing()
  const config = readConfig(process.env, false)
  const publicUrl = 'http://127.0.0.1'
  const options = { clock: systemClock, publicUrl, ownUrl: 'http://127.0.0.1', closing, log, progress: () => undefined }
  const product = await openProduct(config, options)
  const metrics = createMetrics({
    channels: () => 0,
    analytics: null,
    pool: product.database.pool,
    dependencies: async () => [],
    mails: product.mailer.outcomes,
    jobs: product.ports.jobs.count,
    backlog: async () => ({ reactions: [], mailsWaiting: 0 }),
    index: product.ports.indexComparisons.find,
  })
  const page = { scriptHashes: [], styleHashes: [] }
  const app = await listen(
    createHttpApp({
      config,
      product,
      clock: systemClock,
      publicUrl,
      dependencies: [],
      metrics,
      log,
      onRequest: metrics.observeRequest,
      page,
    }),
  )
  const ask = () => fetch(`${app.url}/v0/user`, { headers: { authorization: `Bearer ${token}` } })
  // The first response may still fill caches.
  await ask()
  const waves = await recordStatements(product.database.knex, async () => {
    const answer = await ask()
    if (!answer.ok) throw new Error(`GET /v0/user answered ${answer.status}`)
    await answer.text()
  })
  app.server.close()
  await closing.run(log)
  return waves
}

async function listen(answer: RequestListener): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const { DATABASE_URL: url = '', BENCH_TOKEN: token = '' } = process.env
const waves = await recordSessionStatements(token)
const runner = createStatementRunner(url)
const { url: address } = await listen((_, response) => {
  runner.run(waves).then(
    (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
console.log(`${waves.flat().length} statements in ${waves.length} round trips`)
console.log(`ready ${address} ${process.pid}`)
