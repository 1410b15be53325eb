import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addColleague,
  completeContractor,
  completeEmployer,
  studyEntry,
  workEntry,
} from './support/complete-profiles.ts'
import { digestOfFacts } from './support/digest-of-facts.ts'
import { must } from './support/must.ts'
import { ask, offer, openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('what belongs to somebody else', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let strangers: readonly Person[]
  let conversation: string
  let message: string
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    strangers = [
      await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' }),
      await completeContractor(server, { email: 'lerato@example.com' }),
      await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' }),
      await addColleague(server, employer, { email: 'recruiter@kestrel.example', role: 'recruiter' }),
    ]
    await server.settled()
    conversation = await openConversation(employer, contractor)
    const said = { conversation_uuid: conversation, message: 'A private word' }
    message = must(await employer.api.sendMessage({ body: said })).newMessage.uuid
    await server.settled()
    before = await digestOfFacts(server)
  })
  afterAll(() => server.stop())

  // API-7
  it('a conversation is not there for strangers, nor for colleagues who do not take part', async () => {
    for (const { api } of strangers) {
      const params = { uuid: conversation }
      expect(await api.readConversation({ params })).toMatchObject({ status: 404, problem: 'not-found' })
      for (const status of ['active', 'closed', 'withdrawn', 'declined', 'blocked'] as const) {
        const body = { status, reason: 'other' }
        expect(await api.changeConversation({ params, body })).toMatchObject({ status: 404 })
      }
      expect(await api.changeConversation({ params, body: { archive: true } })).toMatchObject({ status: 404 })
      expect(await api.markMessageRead({ params })).toMatchObject({ status: 404 })
      expect(await api.markMessageRead({ params: { uuid: message } })).toMatchObject({ status: 404 })
      expect(await api.sendMessage({ body: { conversation_uuid: conversation, message: 'Hello' } })).toMatchObject({
        status: 404,
        message: 'There seems to have been an error, please try again.',
      })
      expect(must(await api.listConversations()).conversations).toEqual([])
    }
  })

  it('a notification is not there for others', async () => {
    const [notice] = must(await contractor.api.listNotifications()).notifications
    for (const { api } of [employer, ...strangers]) {
      expect(await api.markNotificationRead({ params: { id: notice?.uuid ?? '' } })).toMatchObject({ status: 404 })
    }
  })

  // PROF-18
  it('a work entry is not there for others', async () => {
    const [entry] = must(await contractor.api.listWorkExperiences()).workExperiences
    const params = { id: entry?.uuid ?? '' }
    const body = { ...workEntry, title: 'Overwritten', skills: [], existing_skills: [] }
    const [, other] = strangers
    expect(await other?.api.replaceWorkExperience({ params, body })).toMatchObject({ status: 404 })
    expect(await other?.api.removeWorkExperience({ params })).toMatchObject({ status: 404 })
  })

  it('changed nothing by all that', async () => {
    await server.settled()
    expect(await digestOfFacts(server)).toEqual(before)
  })

  // SRCH-31
  it('a remembered search is not there for others, colleagues included', async () => {
    const body = { search_parameters: { jobTitle: 'Analytics' }, results: [contractor.uuid] }
    const { uuid } = must(await employer.api.recordSearch({ body })).searchHistory
    const standing = must(await employer.api.listSearchHistory())
    for (const { api, session } of strangers) {
      if (session.user.userType !== 'employer') continue
      expect(await api.updateSearch({ params: { uuid }, body })).toMatchObject({ status: 404 })
      const viewed = { params: { uuid }, body: { user_uuid: contractor.uuid } }
      expect(await api.markCandidateViewed(viewed)).toMatchObject({ status: 404 })
      expect(must(await api.listSearchHistory()).searchHistory).toEqual([])
    }
    expect(must(await employer.api.listSearchHistory())).toEqual(standing)
  })

  it('another person’s entry cannot be taken over by its id', async () => {
    const [entry] = must(await contractor.api.listWorkExperiences()).workExperiences
    const body = { ...workEntry, title: 'Overwritten', skills: [], existing_skills: [] }
    const [, other] = strangers
    const answer = await other?.api.addWorkExperience({ params: { id: entry?.uuid ?? '' }, body })
    expect(answer).toMatchObject({ status: 201, value: { uuid: entry?.uuid } })
    expect(must(await contractor.api.listWorkExperiences()).workExperiences).toMatchObject([
      { uuid: entry?.uuid, title: 'Analytics engineer' },
    ])
    const { uuid } = must(await contractor.api.addQualification({ body: studyEntry }))
    const study = { ...studyEntry, qualification: 'Overwritten' }
    const params = { id: uuid }
    expect(await other?.api.replaceQualification({ params, body: study })).toMatchObject({ status: 404 })
    expect(await other?.api.removeQualification({ params })).toMatchObject({ status: 404 })
    expect(await other?.api.putQualification({ params, body: study })).toMatchObject({ status: 201, value: { uuid } })
    expect(must(await contractor.api.listQualifications()).qualifications).toMatchObject([
      { uuid, qualification: 'BSc Computer Science' },
    ])
  })

  // CONV-2
  it('a change that the table does not know is refused, and the wrong side’s', async () => {
    const params = { uuid: conversation }
    const change = (person: Person, status: 'active' | 'pending' | 'withdrawn' | 'expired' | 'declined') =>
      person.api.changeConversation({ params, body: { status, reason: 'other' } })
    const refused = { status: 409, message: 'This request can no longer be changed.' }
    for (const status of ['active', 'declined', 'pending', 'expired'] as const) {
      expect(await change(contractor, status)).toMatchObject(refused)
    }
    expect(await change(employer, 'withdrawn')).toMatchObject(refused)
    const other = await completeContractor(server, { email: 'naledi@example.com' })
    await server.settled()
    const { uuid } = await ask(employer, other)
    expect(await employer.api.changeConversation({ params: { uuid }, body: { status: 'active' } })).toMatchObject({
      status: 403,
      problem: 'wrong-side',
    })
    expect(await other.api.changeConversation({ params: { uuid }, body: { status: 'withdrawn' } })).toMatchObject({
      status: 403,
    })
  })

  it('lets a company without a picture, image or website ask nobody, and says what is missing', async () => {
    const [, , , recruiter] = strangers
    const body = { recipient_uuid: contractor.uuid, offer_content: offer }
    await server
      .knex('accounts')
      .where({ uuid: recruiter?.uuid ?? '' })
      .update({ profileImage: null })
    await server.knex('companies').update({ website: null })
    const other = await completeContractor(server, { email: 'sipho@example.com' })
    await server.settled()
    const asked = { ...body, recipient_uuid: other.uuid }
    expect(await recruiter?.api.startConversation({ body: asked })).toMatchObject({
      status: 422,
      problem: 'profile-incomplete',
      details: { missing: ['profile-picture', 'company-website'], mendable: ['profile-picture'] },
    })
    expect(must(await other.api.listConversations()).conversations).toEqual([])
  })
})
