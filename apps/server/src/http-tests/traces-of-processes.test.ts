import { rm } from 'node:fs/promises'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { natsUrl } from '@guildhall/testing'
import { type Collector, startCollector } from '@guildhall/traces-opentelemetry/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen } from './support/listen.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { type ServerProcess, spawnServer } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment, startTestServer } from './support/start-test-server.ts'
import { createTestSiteWithDatabase, type TestSiteWithDatabase } from './support/test-site.ts'
import { callerSpan, sendTracedMessage, tracedBy, waitForSpan } from './support/traces.ts'
import { waitFor } from './support/wait-for.ts'

/** Says which modules of OpenTelemetry a process loads, but for the API, which the client of Prometheus brings. */
const PRINT_LOADED = `data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module'
   registerHooks({ resolve(specifier, context, next) {
     const found = next(specifier, context)
     if (/\\/@opentelemetry\\/(?!api\\/)/.test(found.url)) process.stdout.write('loads ' + specifier + '\\n')
     return found
   } })`,
)}`

// BASE-54, BASE-55
describe('traces of processes', () => {
  let database: MigratedDatabase
  let dataDir: string
  let collector: Collector
  let api: ServerProcess
  let worker: ServerProcess
  let site: TestSiteWithDatabase
  let employer: Person
  let contractor: Person
  let conversation: string
  const running: ServerProcess[] = []

  const spawn = (more: Readonly<Record<string, string>>): ServerProcess => {
    const environment = { ...serverEnvironment(database, dataDir), ...more }
    const server = spawnServer({ ...environment, NODE_OPTIONS: `--import=${PRINT_LOADED}` })
    running.push(server)
    return server
  }

  beforeAll(async () => {
    database = await createMigratedDatabase()
    dataDir = await makeDataDir()
    collector = await startCollector()
    const environment = { ...tracedBy(collector), NATS_URL: await natsUrl() }
    api = spawn({ ...environment, ROLES: 'api,realtime' })
    worker = spawn({ ...environment, ROLES: 'worker' })
    const [url] = await Promise.all([api.ready, worker.ready])
    site = createTestSiteWithDatabase(url, database.knex)
    employer = await completeEmployer(site, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(site, { email: 'thandeka@example.com' })
    conversation = await openConversation(employer, contractor)
    await site.settle()
  })
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()))
    await collector.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('go on from the process with the request to the worker, and back to the one with the socket', async () => {
    const listener = listen(contractor.session)
    await listener.waitForEvent(({ type }) => type === 'ready')
    const { traceId, traceparent } = callerSpan()
    await sendTracedMessage(site, { conversation, message: 'Hello', person: employer, traceparent })
    await listener.waitForEvent(({ type }) => type === 'message-sent')
    await listener.close()

    const processOf = async (name: string) => (await waitForSpan(collector, traceId, name)).resource['process.pid']
    expect({
      request: await processOf('POST /v0/messages'),
      reaction: await processOf('process reaction-channel'),
      publication: await processOf('publish channel'),
      delivery: await processOf('process channel'),
    }).toEqual({ request: api.pid, reaction: worker.pid, publication: worker.pid, delivery: api.pid })
    expect((await waitForSpan(collector, traceId, 'process channel')).attributes).toMatchObject({
      'messaging.system': 'nats',
    })
    expect(api.output()).toContain('loads @opentelemetry/sdk-trace')
  })

  it('load nothing of the SDK without a collector', async () => {
    const server = spawn({})
    const site = createTestSiteWithDatabase(await server.ready, database.knex)
    expect((await site.request('/v0/lists/industries')).status).toBe(200)
    expect(server.output()).not.toContain('loads')
  })

  it('are sent to the last span before a process ends', async () => {
    const delayed = { ...tracedBy(collector), OTEL_BSP_SCHEDULE_DELAY: '60000' }
    const server = spawn(delayed)
    const site = createTestSiteWithDatabase(await server.ready, database.knex)
    const { traceId, traceparent } = callerSpan()
    await site.request('/v0/lists/industries', { headers: { traceparent } })
    expect(collector.spans.some((span) => span.traceId === traceId)).toBe(false)
    server.signal('SIGTERM')
    expect(await server.exited).toMatchObject({ code: 0 })
    expect(collector.spans.some((span) => span.traceId === traceId)).toBe(true)
  })

  it('fail no request while their collector is away, which is two lines in the log', async () => {
    const away = await startCollector()
    const port = Number(new URL(away.url).port)
    await away.stop()
    const lines: string[] = []
    const environment = { ...tracedBy(away), LOG_LEVEL: 'warn', OTEL_EXPORTER_OTLP_TIMEOUT: '500' }
    const server = await startTestServer(environment, { onLog: (line) => void lines.push(line) })
    const logged = (text: string) =>
      waitFor(text, async () => {
        expect((await server.request('/v0/lists/industries')).status).toBe(200)
        return lines.some((line) => line.includes(text)) ? true : null
      })
    await logged('The collector of traces does not respond')
    const back = await startCollector(port)
    await logged('The collector of traces responds again')
    expect(back.spans.length).toBeGreaterThan(0)
    await server.stop()
    await back.stop()
    expect(lines.filter((line) => line.includes('The collector of traces'))).toHaveLength(2)
  })
})
