import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { unwrap } from './support/unwrap.ts'
import { signUp } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

let server: TestServer
let mailServer: MailServer

beforeAll(async () => {
  mailServer = await startMailServer()
  await mailServer.stop()
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Guildhall <hello@hire.example>',
  })
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})

const readiness = async () => {
  const response = await server.request('/readyz')
  return { status: response.status, body: await response.json() }
}

// NOTE-21
it('keeps working without its mail server, reports it, and sends each mail once when it is back', async () => {
  unwrap(await signUp(server, 'contractor', { email: 'thandeka@example.com' }))
  expect(await readiness()).toMatchObject({ status: 200, body: { dependencies: { mail: 'down' } } })
  expect(mailServer.received).toEqual([])
  mailServer = await startMailServer(mailServer.port)
  await waitFor('the mail', () => (mailServer.received.length > 0 ? true : null))
  await server.settle()
  expect(mailServer.received).toEqual(['thandeka@example.com'])
  expect(await readiness()).toMatchObject({ status: 200, body: { dependencies: { mail: 'up' } } })
})
