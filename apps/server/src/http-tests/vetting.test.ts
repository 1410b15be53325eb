import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { pdf } from './support/document.ts'
import { addOperator, operatorApi, signInAsOperator } from './support/operators.ts'
import type { Person } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

let server: TestServer
let employer: Person
beforeAll(async () => {
  server = await startTestServer({ VETTING: 'manual' }, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
})
afterAll(() => server.stop())

const newVetter = async () => {
  const { email } = await addOperator(server, { role: 'vetter' })
  return { api: await operatorApi(server, email), ...(await signInAsOperator(server, email)) }
}
const waitingFor = async ({ uuid }: Person) => ({ params: { id: uuid } })
describe('vetting', () => {
  // MOD-28
  it('gives a profile to one of many vetters who take it at once', async () => {
    const waiting = await waitingFor(await completeContractor(server, { email: 'sipho@example.com' }))
    const vetters = await Promise.all(Array.from({ length: 6 }, newVetter))
    const claims = await Promise.all(vetters.map(({ api }) => api.claimVetting(waiting)))
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
    expect(claims.find(({ ok }) => !ok)).toMatchObject({ problem: 'claimed', details: { by: 'Callum Nguyen' } })
  })

  // MOD-5, MOD-27, MOD-29, MOD-30
  it('lets employers find whom a vetter approved, and compares the next change with that', async () => {
    const person = await completeContractor(server, { email: 'thandeka@example.com' })
    const waiting = await waitingFor(person)
    const { api } = await newVetter()
    const find = () => employer.api.readCandidate({ params: { id: person.uuid } })
    expect(await find()).toMatchObject({ problem: 'not-found' })
    unwrap(await api.claimVetting(waiting))
    const first = unwrap(await api.readVetting(waiting))
    expect(first).toMatchObject({ vettingStatus: 'pending', approved: null })
    unwrap(
      await api.decideVetting({
        ...waiting,
        body: { decision: 'approved', reasons: [], message: null, seenAt: first.changedAt },
      }),
    )
    await server.settle()
    unwrap(await find())
    expect(await api.readVetting(waiting)).toMatchObject({ problem: 'not-found' })

    unwrap(await person.api.saveSkills({ body: { list_items: 'Falconry' } }))
    await server.settle()
    unwrap(await find())
    const second = unwrap(await api.readVetting(waiting))
    expect(second.proposed.skills).toContain('Falconry')
    expect(second.approved?.profile).toEqual(first.proposed)
    unwrap(await api.claimVetting(waiting))
    unwrap(
      await api.decideVetting({
        ...waiting,
        body: {
          decision: 'changes_requested',
          reasons: ['skills-unclear'],
          message: 'Birds?',
          seenAt: second.changedAt,
        },
      }),
    )
    await server.settle()
    expect(await find()).toMatchObject({ problem: 'not-found' })
    const { details } = unwrap(await person.api.readUser())
    expect(details?.vetting).toMatchObject({
      reasons: [{ code: 'skills-unclear', section: 'Skills' }],
      message: 'Birds?',
    })
    const entries = await server.knex('audit_log').where({ subjectUuid: person.uuid, action: 'profile-decided' })
    expect(entries).toHaveLength(2)
  })

  // MOD-31
  it('opens the CV of a profile to the vetter who holds it, and to no other operator', async () => {
    const person = await completeContractor(server, { email: 'ravi@example.com' })
    const { file_url: url } = unwrap(await person.api.uploadFile({ file: pdf(), fields: { target: 'cv' } }))
    unwrap(await person.api.saveUser({ body: { cv_doc: url } }))
    const [holder, other] = [await newVetter(), await newVetter()]
    const open = async ({ headers }: typeof holder) => (await server.request(url, { headers })).status
    expect(await open(holder)).not.toBe(200)
    unwrap(await holder.api.claimVetting(await waitingFor(person)))
    expect(await open(holder)).toBe(200)
    expect(await open(other)).not.toBe(200)
    unwrap(await holder.api.releaseVetting(await waitingFor(person)))
    expect(await open(holder)).not.toBe(200)
  })

  // MOD-5, MOD-84, MOD-85
  it('tells of decisions a moment later, and never of those that were taken back', async () => {
    const [kept, undone] = [
      await completeContractor(server, { email: 'lerato@example.com' }),
      await completeContractor(server, { email: 'bongani@example.com' }),
    ]
    const { api } = await newVetter()
    const { entries } = unwrap(await api.listVetting())
    const seenAt = ({ uuid }: Person) =>
      entries.find(({ contractorUuid }) => contractorUuid === uuid)?.waitingSince ?? ''
    const profiles = [kept, undone].map((person) => ({ contractorUuid: person.uuid, seenAt: seenAt(person) }))
    const { results } = unwrap(await api.approveProfiles({ body: { profiles } }))
    unwrap(await api.undoDecisions({ body: { decisions: [results[1]?.decision?.uuid ?? ''] } }))
    const told = async () => {
      const mails = await Promise.all([kept, undone].map(({ email }) => server.mailsTo(email)))
      return mails.map((mailed) => mailed.filter(({ subject }) => subject === 'Your profile is approved').length)
    }
    await server.settle()
    expect(await told()).toEqual([0, 0])
    await server.advance('PT1M')
    expect(await told()).toEqual([1, 0])
    expect(unwrap(await api.readVetting(await waitingFor(undone))).vettingStatus).toBe('pending')
  })
})
