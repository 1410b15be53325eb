import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LEAKED_PASSWORD_MESSAGE } from '@guildhall/domain/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const LEAKED = 'the harbour at seven in spring'
const hash = createHash('sha1').update(LEAKED).digest('hex').toUpperCase()

// IDEN-53
describe('a password that is known from a leak', () => {
  let service: Server
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    service = createServer((_, response) => response.end(`${hash.slice(5)}:12\r\n`)).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const { port } = service.address() as AddressInfo
    server = await startTestServer({ PWNED_PASSWORDS_URL: `http://127.0.0.1:${port}` })
    person = await completeContractor(server, { email: 'person@example.com' })
  })
  afterAll(async () => {
    await server.stop()
    service.close()
  })

  it.each([LEAKED, 'basketball', 'Qwertyuiop'])('is not taken as a new one: %s', async (password) => {
    const changed = await person.api.changePassword({
      body: { current_password: PASSWORD, password, password_confirmation: password },
    })
    expect(changed).toMatchObject({ status: 422 })
  })

  it('is an error of its field', async () => {
    const changed = await person.api.changePassword({
      body: { current_password: PASSWORD, password: LEAKED, password_confirmation: LEAKED },
    })
    expect(changed).toMatchObject({ errors: { password: [LEAKED_PASSWORD_MESSAGE] } })
  })
})
