import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { must } from './support/must.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

let server: TestServer
let employer: Person
let recruiter: Person
let stranger: Person
let contractor: Person

beforeAll(async () => {
  server = await startTestServer()
  employer = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
  recruiter = await addColleague(server, employer, { email: 'sam@kestrel.example', role: 'recruiter' })
  stranger = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com', firstName: 'Thandeka' })
  await server.settled()
})
afterAll(() => server.stop())

const text = 'Hello {{firstName}}, {{senderFirstName}} of {{companyName}} here.'
const add = async ({ api }: Person, team: boolean, words = text) =>
  must(await api.addTemplate({ body: { name: `Words ${words.length}`, text: words, team } })).template

it('a template is kept, shown to its team alone, changed and thrown away', async () => {
  const { uuid } = await add(employer, true)
  const own = await add(employer, false, 'Only mine')
  const seenBy = async ({ api }: Person) => must(await api.listTemplates()).templates.map((one) => one.uuid)
  expect(new Set(await seenBy(employer))).toEqual(new Set([uuid, own.uuid]))
  expect([await seenBy(recruiter), await seenBy(stranger)]).toEqual([[uuid], []])
  const change = { params: { id: uuid }, body: { name: 'Changed', text: 'Good day', team: true } }
  expect(await recruiter.api.saveTemplate(change)).toMatchObject({ status: 403, problem: 'not-own' })
  expect(await stranger.api.saveTemplate(change)).toMatchObject({ status: 404 })
  expect(must(await employer.api.saveTemplate(change)).template).toMatchObject({ name: 'Changed', canChange: true })
  expect(await stranger.api.removeTemplate({ params: { id: uuid } })).toMatchObject({ status: 404 })
  must(await employer.api.removeTemplate({ params: { id: uuid } }))
  expect(await seenBy(recruiter)).toEqual([])
})

it('a placeholder that is not known is refused, with all other errors', async () => {
  const refused = await employer.api.addTemplate({ body: { name: '', text: 'Earn {{salary}}' } })
  expect(refused).toMatchObject({
    status: 422,
    errors: { name: ['Value is required'], text: ['There is no placeholder "salary"'] },
  })
  expect(must(await employer.api.listTemplates()).placeholders).toContainEqual({
    name: 'firstName',
    label: 'the first name of the person',
  })
})

it('a template is filled for a candidate and for a conversation; a missing value stops it', async () => {
  const { uuid } = await add(employer, true)
  const params = { id: uuid }
  const expected = { text: 'Hello Thandeka, Dana of Kestrel Freight here.' }
  expect(must(await employer.api.fillTemplate({ params, body: { candidate: contractor.uuid } }))).toEqual(expected)
  const conversation = await openConversation(employer, contractor)
  expect(must(await employer.api.fillTemplate({ params, body: { conversation } }))).toEqual(expected)
  expect(await recruiter.api.fillTemplate({ params, body: { conversation } })).toMatchObject({ status: 404 })
  expect(await employer.api.fillTemplate({ params, body: { candidate: randomUUID() } })).toMatchObject({ status: 404 })
  expect(await employer.api.fillTemplate({ params, body: {} })).toMatchObject({ status: 422 })
  await server.knex('accounts').where({ uuid: recruiter.uuid }).update({ lastName: '' })
  const signed = await add(recruiter, true, 'Regards, {{senderLastName}}')
  const refused = await recruiter.api.fillTemplate({
    params: { id: signed.uuid },
    body: { candidate: contractor.uuid },
  })
  expect(refused).toMatchObject({ status: 422, problem: 'missing-values', details: { missing: ['senderLastName'] } })
})

it('nobody has templates without end', async () => {
  const { uuid } = await add(stranger, false)
  const row = await server.knex('messageTemplates').where({ uuid }).first()
  const rows = Array.from({ length: 199 }, () => ({ ...row, uuid: randomUUID() }))
  await server.knex('messageTemplates').insert(rows)
  const body = { name: 'One more', text, team: false }
  expect(await stranger.api.addTemplate({ body })).toMatchObject({ status: 409, problem: 'too-many-templates' })
})
