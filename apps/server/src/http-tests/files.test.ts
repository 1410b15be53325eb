import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { pdf, PDF, uploadPdf } from './support/document.ts'
import { bearerHeader } from './support/every-route.ts'
import { unwrap } from './support/unwrap.ts'
import { offer } from './support/offer.ts'
import { signUp, logIn, type Person } from './support/people.ts'
import { expectRefusal } from './support/refusal.ts'
import { searchCandidates } from './support/search-wire.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('files', () => {
  let server: TestServer
  let employer: Person
  let colleague: Person
  let recruiter: Person
  let viewer: Person
  let billing: Person
  let rival: Person
  let contractor: Person
  let other: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana' })
    colleague = await addColleague(server, employer, { email: 'admin@kestrel.example', role: 'admin' })
    recruiter = await addColleague(server, employer, { email: 'recruiter@kestrel.example', role: 'recruiter' })
    viewer = await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' })
    billing = await addColleague(server, employer, { email: 'billing@kestrel.example', role: 'billing' })
    rival = await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    other = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const get = (url: string, person?: Person, init: RequestInit = {}) =>
    server.request(url, { ...init, headers: person === undefined ? {} : bearerHeader(person.token) })
  const opens = async (url: string, person?: Person): Promise<number> => (await get(url, person)).status
  const stored = async () =>
    (await readdir(join(server.dataDir, 'files/documents'))).filter((name) => !name.includes('.'))
  const candidate = async (person: Person) =>
    unwrap(await person.api.readCandidate({ params: { id: contractor.uuid } })).user

  it('are accepted by their contents, and return their URL and sanitised name', async () => {
    const file = pdf('../\u202eCV of "Thandeka".pdf')
    const uploaded = unwrap(await contractor.api.uploadFile({ file, fields: { target: 'cv' } }))
    expect(uploaded).toEqual({
      file_url: expect.stringMatching(/^\/v0\/files\/[0-9a-f-]{36}$/),
      original_name: 'CV of _Thandeka_.pdf',
    })
    expect(await stored()).toEqual([uploaded.file_url.slice('/v0/files/'.length)])
  })

  // FILE-11
  it('are served with their own type and never executed', async () => {
    const url = await uploadPdf(contractor, 'cv', 'Lebenslauf Jörg.pdf')
    const response = await get(url, contractor)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PDF)
    const { headers } = response
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="Lebenslauf J_rg.pdf"; filename*=UTF-8''Lebenslauf%20J%C3%B6rg.pdf`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox$/)
  })

  it.each<readonly [string, File, number, string]>([
    ['empty', new File([], 'cv.pdf'), 422, 'There was an error processing the file. Please try again.'],
    ['a web page named like a PDF', new File(['<html>'], 'cv.pdf', { type: 'application/pdf' }), 422, 'The contents'],
    ['a PDF named like a web page', pdf('cv.html'), 415, 'Please choose a PDF or Word file (.pdf, .doc or .docx)'],
    ['a PDF named like a Word file', pdf('cv.docx'), 422, 'The contents of this file are not what its name says'],
    ['a PDF without a name', pdf(''), 415, 'Please choose a PDF'],
    [
      'more than 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf'),
      413,
      'This file is larger than 10 MB.',
    ],
  ])('are refused if they are %s', async (_case, file, status, message) => {
    const before = await stored()
    const refused = await contractor.api.uploadFile({ file })
    expect(refused).toMatchObject({ ok: false, status, message: expect.stringContaining(message) })
    expect(await stored()).toEqual(before)
  })

  it('are refused if their sender may not use them', async () => {
    const upload = (person: Person, target: string) => person.api.uploadFile({ file: pdf(), fields: { target } })
    const wrong = { status: 422, errors: { target: ['Value is not one of the options'] } }
    expect(await upload(employer, 'cv')).toMatchObject(wrong)
    expect(await upload(contractor, 'profile-image')).toMatchObject(wrong)
    expect(await upload(viewer, 'message')).toMatchObject({ status: 403, problem: 'forbidden' })
    unwrap(await signUp(server, 'contractor', { email: 'new@example.com' }))
    const unverified = await logIn(server, 'new@example.com')
    expect(await upload(unverified, 'cv')).toMatchObject({ status: 403, problem: 'email-not-verified' })
  })

  // FILE-9
  it('are visible only to their owner while unused', async () => {
    for (const url of [await uploadPdf(contractor, 'cv'), await uploadPdf(contractor, 'message')]) {
      expect(await opens(url, contractor)).toBe(200)
      for (const person of [employer, viewer, rival, other]) expect(await opens(url, person)).toBe(404)
      expect(await expectRefusal(server, url)).toMatchObject({ status: 401 })
    }
    expect(await opens(`/v0/files/${crypto.randomUUID()}`, contractor)).toBe(404)
  })

  it('can be set as a CV only by their owner', async () => {
    const [cv, message] = [await uploadPdf(contractor, 'cv'), await uploadPdf(contractor, 'message')]
    const save = (person: Person, cv_doc: string) => person.api.saveUser({ body: { cv_doc } })
    const refused = { status: 422, errors: { cv_doc: ['Please upload this file again'] } }
    for (const foreign of [message, 'https://evil.example/cv.pdf', `${cv}x`, '/v0/files/']) {
      expect(await save(contractor, foreign)).toMatchObject(refused)
    }
    expect(await save(other, cv)).toMatchObject(refused)
    unwrap(await save(contractor, cv))
    expect(unwrap(await contractor.api.readUser()).details).toMatchObject({ cvUrl: cv, cvName: 'Thandeka Mkhize.pdf' })
  })

  // FILE-12
  it('are open to every employer with search, and views are reported to the contractor once a day', async () => {
    await server.settle()
    const { cvUrl } = await candidate(viewer)
    const url = cvUrl ?? ''
    const { hits } = await searchCandidates(server, rival.session, {})
    expect(hits.find(({ objectID }) => objectID === contractor.uuid)?.cvUrl).toBe(url)
    expect(unwrap(await contractor.api.listCvViews())).toEqual({ cv_views: [], next_cursor: null })
    for (const person of [viewer, employer, viewer, rival]) expect(await opens(url, person)).toBe(200)
    expect(await opens(url, billing)).toBe(404)
    expect(await opens(url, other)).toBe(404)
    const page = unwrap(await contractor.api.listCvViews({ query: { limit: 1 } }))
    expect(page.cv_views).toMatchObject([{ company: { name: 'Tallgrass' }, viewer: { firstName: 'Robin' } }])
    const rest = unwrap(await contractor.api.listCvViews({ query: { limit: 1, cursor: page.next_cursor ?? '' } }))
    expect(rest).toMatchObject({ cv_views: [{ company: { name: 'Kestrel Freight' } }], next_cursor: null })
    expect(unwrap(await other.api.listCvViews()).cv_views).toEqual([])
  })

  // FILE-10
  it('open with a link for five minutes, only for its recipient and while permitted', async () => {
    const { cvUrl } = await candidate(employer)
    const uuid = cvUrl?.slice('/v0/files/'.length) ?? ''
    const link = unwrap(await rival.api.createFileLink({ params: { uuid } }))
    expect(link).toMatchObject({
      original_name: 'Thandeka Mkhize.pdf',
      content_type: 'application/pdf',
      size: PDF.length,
    })
    expect(await opens(link.url)).toBe(200)
    expect(await opens(link.url.replace(uuid, crypto.randomUUID()))).toBe(404)
    expect(await opens(`${link.url.slice(0, -3)}abc`)).toBe(404)
    expect(await opens(`/v0/files/${uuid}?signature=`)).toBe(404)
    for (const person of [billing, other]) {
      expect(await person.api.createFileLink({ params: { uuid } })).toMatchObject({ status: 404, problem: 'not-found' })
    }
    unwrap(await contractor.api.saveUser({ body: { cv_visibility: 'after-acceptance' } }))
    expect(await opens(link.url)).toBe(404)
    unwrap(await contractor.api.saveUser({ body: { cv_visibility: 'employers' } }))
    expect(await opens(link.url)).toBe(200)
    await server.advance('PT5M1S')
    expect(await opens(link.url)).toBe(404)
  })

  // FILE-9
  it('are hidden until acceptance if the contractor chose so', async () => {
    unwrap(await contractor.api.saveUser({ body: { cv_visibility: 'after-acceptance' } }))
    await server.settle()
    const url = unwrap(await contractor.api.readUser()).details?.cvUrl ?? ''
    expect((await candidate(employer)).cvUrl).toBeNull()
    const { hits } = await searchCandidates(server, employer.session, {})
    expect(hits.find(({ objectID }) => objectID === contractor.uuid)).toMatchObject({ cvUrl: null })
    expect(await opens(url, employer)).toBe(404)
    const doc = await uploadPdf(employer, 'message', 'The offer.pdf')
    const body = { recipient_uuid: contractor.uuid, offer_content: offer, doc }
    const { doc_name, uuid } = unwrap(await employer.api.startConversation({ body })).conversation
    expect(doc_name).toBe('The offer.pdf')
    expect(await opens(url, employer)).toBe(404)
    for (const person of [contractor, colleague]) expect(await opens(doc, person)).toBe(200)
    for (const person of [recruiter, viewer, rival, other]) expect(await opens(doc, person)).toBe(404)
    unwrap(await contractor.api.changeConversation({ params: { uuid }, body: { status: 'active' } }))
    expect((await candidate(employer)).cvUrl).toBe(url)
    expect(await opens(url, employer)).toBe(200)
    expect(await opens(url, rival)).toBe(404)
  })

  // FILE-9, CONV-72
  it('can be attached to a message, at most five, visible to both sides only', async () => {
    const [conversation] = unwrap(await contractor.api.listConversations()).conversations
    const uuid = conversation?.uuid ?? ''
    const docs: string[] = []
    for (const number of [1, 2, 3, 4, 5, 6]) docs.push(await uploadPdf(contractor, 'message', `${number}.pdf`))
    const send = (person: Person, files: { readonly doc?: string; readonly docs?: string[] }) =>
      person.api.sendMessage({ body: { conversation_uuid: uuid, message: 'Here you are', ...files } })
    expect(await send(contractor, { docs })).toMatchObject({
      status: 422,
      errors: { docs: ['A message takes up to 5 files'] },
    })
    const cv = unwrap(await contractor.api.readUser()).details?.cvUrl ?? ''
    const broken = 'There was an error processing the file. Please try again.'
    for (const doc of [cv, 'https://evil.example/a.pdf']) {
      expect(await send(contractor, { doc })).toMatchObject({ status: 422, errors: { doc: [broken] } })
    }
    expect(await send(employer, { docs: docs.slice(0, 1) })).toMatchObject({ status: 422, errors: { docs: [broken] } })
    const { newMessage } = unwrap(await send(contractor, { docs: docs.slice(1) }))
    expect(newMessage).toMatchObject({
      doc: docs[1],
      docs: [{ file_url: docs[1], original_name: '2.pdf' }, {}, {}, {}, {}],
    })
    const read = unwrap(await employer.api.readConversation({ params: { uuid } })).conversation
    expect(read.messages.at(-1)?.docs).toEqual(newMessage.docs)
    const listed = await employer.api.listConversationFiles({ params: { uuid } })
    expect(unwrap(listed)).toMatchObject({
      files: [2, 3, 4, 5, 6].map((number) => ({ original_name: `${number}.pdf`, own: false })),
      next_cursor: null,
    })
    for (const { api } of [recruiter, viewer, billing, rival, other]) {
      expect(await api.listConversationFiles({ params: { uuid } })).toMatchObject({ ok: false })
    }
    for (const person of [employer, colleague]) expect(await opens(docs[5] ?? '', person)).toBe(200)
    for (const person of [recruiter, viewer, billing, rival, other]) {
      expect(await opens(docs[5] ?? '', person)).toBe(404)
    }
    expect(await opens(docs[0] ?? '', employer)).toBe(404)
    const { newMessage: regretted } = unwrap(await send(contractor, { doc: docs[0] ?? '' }))
    expect(await opens(docs[0] ?? '', employer)).toBe(200)
    unwrap(await contractor.api.deleteMessage({ params: { uuid: regretted.uuid } }))
    expect(await opens(docs[0] ?? '', employer)).toBe(404)
  })

  it('are removed a day after upload if unused, and thirty days after replacement', async () => {
    await server.advance('P2D')
    const old = unwrap(await contractor.api.readUser()).details?.cvUrl ?? ''
    const names = await stored()
    expect(names).toHaveLength(8)
    expect(names).toContain(old.slice('/v0/files/'.length))
    const cv = await uploadPdf(contractor, 'cv')
    unwrap(await contractor.api.saveUser({ body: { cv_doc: cv } }))
    expect(await opens(old, employer)).toBe(404)
    expect(await opens(old, contractor)).toBe(200)
    await server.advance('PT1H')
    await server.advance('P29D')
    expect(await stored()).toHaveLength(9)
    contractor = await logIn(server, contractor.email)
    await server.advance('P2D')
    expect(await opens(old, contractor)).toBe(404)
    expect(await opens(cv, contractor)).toBe(200)
    expect(await stored()).toHaveLength(7)
  })

  it('are removed with their owner', async () => {
    const owner = await completeContractor(server, { email: 'alone@example.com' })
    const uuid = (await uploadPdf(owner, 'cv')).slice('/v0/files/'.length)
    // What the worker does for the new account holds locks on its rows.
    await server.settle()
    await server.knex('accounts').where({ uuid: owner.uuid }).delete()
    expect(await opens(`/v0/files/${uuid}`, other)).not.toBe(200)
    await server.advance('P2D')
    expect(await stored()).not.toContain(uuid)
    const rows = await server.knex('fileNames').where({ fileUuid: uuid })
    expect(rows).toEqual([])
  })
})
