import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

/** More than the server's connection pool. */
const MANY = Array.from({ length: 60 }, (_, index) => `Message ${index}`)

describe('concurrent calls', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let conversation: string

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
    conversation = await openConversation(employer, contractor)
  })
  afterAll(() => server.stop())

  // CONV-40
  it.each(['employer', 'contractor'] as const)('number each message of an %s once', async (side) => {
    const { api } = side === 'employer' ? employer : contractor
    const sent = await Promise.all(
      MANY.map((message) => api.sendMessage({ body: { conversation_uuid: conversation, message } })),
    )
    const sequences = sent.map((result) => unwrap(result).newMessage.sequence).toSorted((a, b) => a - b)
    expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index))
  })

  it('store a repeated message once', async () => {
    const body = { conversation_uuid: conversation, message: 'Once', client_id: 'once' }
    const sent = await Promise.all(MANY.map(() => employer.api.sendMessage({ body })))
    expect(new Set(sent.map((result) => unwrap(result).newMessage.uuid)).size).toBe(1)
  })

  it('keep every saved section of a profile', async () => {
    const skills = MANY.slice(0, 12).map((_, index) => `Skill ${index}`)
    const saved = await Promise.all([
      ...skills.map((skill) => contractor.api.saveSkills({ body: { list_items: skill } })),
      contractor.api.saveLanguages({ body: { list_items: 'English,French' } }),
      contractor.api.saveUser({ body: { job_title: 'Data Engineer' } }),
    ])
    expect(saved.every(({ ok }) => ok)).toBe(true)
    const session = unwrap(await contractor.api.readUser())
    expect(session.skills).toEqual(expect.arrayContaining(skills))
    expect(session).toMatchObject({ languages: ['English', 'French'], details: { jobTitle: 'Data Engineer' } })
  })

  // IDEN-19
  it('end every session once, whoever signs out first', async () => {
    const results = await Promise.all(MANY.slice(0, 8).map(() => contractor.api.logOut()))
    expect(results.map(({ status }) => status).filter((status) => status !== 204 && status !== 401)).toEqual([])
    expect(await contractor.api.readUser()).toMatchObject({ status: 401 })
  })
})
