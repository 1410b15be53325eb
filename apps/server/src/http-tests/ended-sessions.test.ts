import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadPdf } from './support/document.ts'
import { listen } from './support/listen.ts'
import { completeEmployer } from './support/complete-profiles.ts'
import { join, logIn, PASSWORD, type Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Every way of ending a session from another one. */
const endings: readonly (readonly [name: string, end: (other: Person) => Promise<unknown>])[] = [
  ['is signed out', ({ api }) => api.endOtherSessions()],
  [
    'ends by a changed password',
    ({ api }) => {
      const password = 'another fine long pass phrase'
      return api.changePassword({ body: { current_password: PASSWORD, password, password_confirmation: password } })
    },
  ],
]

// IDEN-48
describe.each(endings)('a session that %s', (name, end) => {
  it('takes its search key and its channel with it', async () => {
    const email = `search-${name.length}@example.com`
    const person = await completeEmployer(server, { email })
    const other = await logIn(server, email)
    expect(await searchCandidates(server, person.session)).toMatchObject({ nbHits: 0 })
    const line = listen(person.session)
    await line.waitForEvent(({ type }) => type === 'ready')
    expect(await end(other)).toMatchObject({ ok: true })
    await expect(searchCandidates(server, person.session)).rejects.toThrow('403')
    await line.ended
    expect(await searchCandidates(server, other.session)).toMatchObject({ nbHits: 0 })
  })

  it('takes its links to files with it', async () => {
    const email = `files-${name.length}@example.com`
    const person = await join(server, 'contractor', { email })
    const other = await logIn(server, email)
    const url = await uploadPdf(person, 'cv')
    const uuid = /[0-9a-f-]{36}/.exec(url)?.[0] ?? ''
    const link = unwrap(await person.api.createFileLink({ params: { uuid } }))
    expect((await server.request(link.url)).status).toBe(200)
    expect(await end(other)).toMatchObject({ ok: true })
    expect((await server.request(link.url)).status).toBe(404)
  })

  it('takes its link to the copy of one’s data with it', async () => {
    const email = `copy-${name.length}@example.com`
    const person = await join(server, 'contractor', { email })
    const other = await logIn(server, email)
    unwrap(await person.api.requestExport())
    await server.advance('PT1M')
    const copy = unwrap(await person.api.readExport())
    const url = (copy.state === 'ready' && copy.url) || ''
    expect((await server.request(url)).status).toBe(200)
    expect(await end(other)).toMatchObject({ ok: true })
    expect((await server.request(url)).status).toBe(404)
  })
})
