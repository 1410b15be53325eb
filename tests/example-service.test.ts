import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../adapters/postgres/src/embedded/index.ts'
import { completeContractor, completeEmployer } from '../apps/server/src/http-tests/support/complete-profiles.ts'
import { openConversation } from '../apps/server/src/http-tests/support/offer.ts'
import type { Person } from '../apps/server/src/http-tests/support/people.ts'
import {
  NO_RATE_LIMITS,
  startTestServer,
  type TestServer,
} from '../apps/server/src/http-tests/support/start-test-server.ts'
import { unwrap } from '../apps/server/src/http-tests/support/unwrap.ts'
import { waitFor } from '../apps/server/src/http-tests/support/wait-for.ts'
import { root, run } from './packages/outside.ts'

// The example as a company would run it: a process of its own, with a token and a secret that an admin made.

const example = `${root}/examples/hiring-service`
const TIMEOUT = 300_000

let server: TestServer
let contractor: Person
let employer: Person
let conversation = ''
let service: ChildProcess
let at = ''
const printed: string[] = []

beforeAll(async () => {
  server = await startTestServer({ DEV_TOOLS: 'on' }, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  await server.settle()
  conversation = await openConversation(employer, contractor)
  const port = await freePort()
  at = `http://127.0.0.1:${port}`
  const { secret } = unwrap(await employer.api.addWebhook({ body: { url: at, events: ['message.sent'] } }))
  const token = unwrap(
    await employer.api.createAccessToken({
      body: { name: 'Hiring service', scopes: ['conversations'], days: 1, isForService: true },
    }),
  )
  service = spawn(process.execPath, ['src/service.ts'], {
    cwd: example,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      GUILDHALL_URL: server.url,
      GUILDHALL_TOKEN: token.secret,
      GUILDHALL_WEBHOOK_SECRET: secret,
    },
  })
  if (service.stdout !== null) createInterface(service.stdout).on('line', (line) => printed.push(line))
  await waitFor('the service to listen', () => printed.find((line) => line.startsWith('Listening')) ?? null)
})
afterAll(async () => {
  if (service.exitCode === null && service.kill()) await once(service, 'exit')
  await server.stop()
})

const linePrinted = (beginning: string): Promise<string> =>
  waitFor(beginning, () => printed.find((line) => line.startsWith(beginning)) ?? null)

describe("a company's own service", () => {
  it('passes its type check', { timeout: TIMEOUT }, async () => {
    expect(await run(example, `${root}/node_modules/.bin/tsc`, ['-p', '.'])).toBe('')
  })

  // API-44
  it('lists the conversations of the company with a token', () => {
    expect(printed).toContainEqual(expect.stringMatching(new RegExp(`^.+: active \\(${conversation}\\)$`)))
  })

  // NOTE-28
  it('hears of a message, and refuses what was not signed', async () => {
    unwrap(await contractor.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Good morning' } }))
    expect(await linePrinted('Heard message.sent')).toContain(conversation)
    const headers = {
      'webhook-id': conversation,
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    }
    const forged = await fetch(at, { method: 'POST', headers, body: '{"type":"invoice.paid","data":{}}' })
    expect(forged.status).toBe(401)
    expect(printed).not.toContainEqual(expect.stringContaining('invoice.paid'))
  })
})
