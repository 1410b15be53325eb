import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

let server: TestServer
let employer: Person
let recruiter: Person
let outsider: Person
let contractor: Person

beforeAll(async () => {
  server = await startTestServer()
  employer = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
  recruiter = await addColleague(server, employer, { email: 'sam@kestrel.example', role: 'recruiter' })
  outsider = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com', firstName: 'Thandeka' })
  await server.settle()
})
afterAll(() => server.stop())

const text = 'Hello {{firstName}}, {{senderFirstName}} of {{companyName}} here.'
const add = async ({ api }: Person, team: boolean, content = text) =>
  unwrap(await api.addTemplate({ body: { name: `Words ${content.length}`, text: content, team } })).template

it('adds, lists, changes and removes templates of a team', async () => {
  const { uuid } = await add(employer, true)
  const own = await add(employer, false, 'Only mine')
  const seenBy = async ({ api }: Person) => unwrap(await api.listTemplates()).templates.map((one) => one.uuid)
  expect(new Set(await seenBy(employer))).toEqual(new Set([uuid, own.uuid]))
  expect([await seenBy(recruiter), await seenBy(outsider)]).toEqual([[uuid], []])
  const change = { params: { id: uuid }, body: { name: 'Changed', text: 'Good day', team: true } }
  expect(await recruiter.api.saveTemplate(change)).toMatchObject({ status: 403, problem: 'not-own' })
  expect(await outsider.api.saveTemplate(change)).toMatchObject({ status: 404 })
  expect(unwrap(await employer.api.saveTemplate(change)).template).toMatchObject({ name: 'Changed', canChange: true })
  expect(await outsider.api.removeTemplate({ params: { id: uuid } })).toMatchObject({ status: 404 })
  unwrap(await employer.api.removeTemplate({ params: { id: uuid } }))
  expect(await seenBy(recruiter)).toEqual([])
})

it('refuses an unknown placeholder, with all other errors', async () => {
  const refused = await employer.api.addTemplate({ body: { name: '', text: 'Earn {{salary}}' } })
  expect(refused).toMatchObject({
    status: 422,
    errors: { name: ['Value is required'], text: ['There is no placeholder "salary"'] },
  })
  expect(unwrap(await employer.api.listTemplates()).placeholders).toContainEqual({
    name: 'firstName',
    label: 'the first name of the person',
  })
})

it('fills a template for a candidate and a conversation, and refuses missing values', async () => {
  const { uuid } = await add(employer, true)
  const params = { id: uuid }
  const expected = { text: 'Hello Thandeka, Dana of Kestrel Freight here.' }
  expect(unwrap(await employer.api.fillTemplate({ params, body: { candidate: contractor.uuid } }))).toEqual(expected)
  const conversation = await openConversation(employer, contractor)
  expect(unwrap(await employer.api.fillTemplate({ params, body: { conversation } }))).toEqual(expected)
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

it('limits the number of templates', async () => {
  const { uuid } = await add(outsider, false)
  const row = await server.knex('messageTemplates').where({ uuid }).first()
  const rows = Array.from({ length: 199 }, () => ({ ...row, uuid: randomUUID() }))
  await server.knex('messageTemplates').insert(rows)
  const body = { name: 'One more', text, team: false }
  expect(await outsider.api.addTemplate({ body })).toMatchObject({ status: 409, problem: 'too-many-templates' })
})
