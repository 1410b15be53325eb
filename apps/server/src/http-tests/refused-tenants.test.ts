import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addColleague,
  completeContractor,
  completeEmployer,
  studyEntry,
  workEntry,
} from './support/complete-profiles.ts'
import { digestDatabase } from './support/digest-database.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, offer, openConversation } from './support/offer.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('other people’s data', () => {
  let server: TestServer
  let employer: Person
  let contractor: Person
  let outsiders: readonly Person[]
  let conversation: string
  let message: string
  let before: Readonly<Record<string, string>>

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    outsiders = [
      await completeEmployer(server, { email: 'marcus@tallgrass.example', companyName: 'Tallgrass' }),
      await completeContractor(server, { email: 'lerato@example.com' }),
      await addColleague(server, employer, { email: 'viewer@kestrel.example', role: 'viewer' }),
      await addColleague(server, employer, { email: 'recruiter@kestrel.example', role: 'recruiter' }),
    ]
    await server.settle()
    conversation = await openConversation(employer, contractor)
    const form = { conversation_uuid: conversation, message: 'A private word' }
    message = unwrap(await employer.api.sendMessage({ body: form })).newMessage.uuid
    await server.settle()
    before = await digestDatabase(server)
  })
  afterAll(() => server.stop())

  // API-7
  it('a conversation is not found by outsiders or uninvolved colleagues', async () => {
    for (const { api } of outsiders) {
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
      expect(unwrap(await api.listConversations()).conversations).toEqual([])
    }
  })

  it('a notification is not found by others', async () => {
    const [notice] = unwrap(await contractor.api.listNotifications()).notifications
    for (const { api } of [employer, ...outsiders]) {
      expect(await api.markNotificationRead({ params: { id: notice?.uuid ?? '' } })).toMatchObject({ status: 404 })
    }
  })

  // PROF-18
  it('a work experience is not found by others', async () => {
    const [entry] = unwrap(await contractor.api.listWorkExperiences()).workExperiences
    const params = { id: entry?.uuid ?? '' }
    const body = { ...workEntry, title: 'Overwritten', skills: [], existing_skills: [] }
    const [, other] = outsiders
    expect(await other?.api.replaceWorkExperience({ params, body })).toMatchObject({ status: 404 })
    expect(await other?.api.removeWorkExperience({ params })).toMatchObject({ status: 404 })
  })

  it('nothing was changed', async () => {
    await server.settle()
    expect(await digestDatabase(server)).toEqual(before)
  })

  // SRCH-31
  it('a search history entry is not found by others, including colleagues', async () => {
    const body = { search_parameters: { jobTitle: 'Analytics' }, results: [contractor.uuid] }
    const { uuid } = unwrap(await employer.api.recordSearch({ body })).searchHistory
    const history = unwrap(await employer.api.listSearchHistory())
    for (const { api, session } of outsiders) {
      if (session.user.userType !== 'employer') continue
      expect(await api.updateSearch({ params: { uuid }, body })).toMatchObject({ status: 404 })
      const viewed = { params: { uuid }, body: { user_uuid: contractor.uuid } }
      expect(await api.markCandidateViewed(viewed)).toMatchObject({ status: 404 })
      expect(unwrap(await api.listSearchHistory()).searchHistory).toEqual([])
    }
    expect(unwrap(await employer.api.listSearchHistory())).toEqual(history)
  })

  it('another person’s entry cannot be overwritten by its id', async () => {
    const [entry] = unwrap(await contractor.api.listWorkExperiences()).workExperiences
    const body = { ...workEntry, title: 'Overwritten', skills: [], existing_skills: [] }
    const [, other] = outsiders
    const result = await other?.api.addWorkExperience({ params: { id: entry?.uuid ?? '' }, body })
    expect(result).toMatchObject({ status: 201, value: { uuid: entry?.uuid } })
    expect(unwrap(await contractor.api.listWorkExperiences()).workExperiences).toMatchObject([
      { uuid: entry?.uuid, title: 'Analytics Engineer' },
    ])
    const { uuid } = unwrap(await contractor.api.addQualification({ body: studyEntry }))
    const study = { ...studyEntry, qualification: 'Overwritten' }
    const params = { id: uuid }
    expect(await other?.api.replaceQualification({ params, body: study })).toMatchObject({ status: 404 })
    expect(await other?.api.removeQualification({ params })).toMatchObject({ status: 404 })
    expect(await other?.api.putQualification({ params, body: study })).toMatchObject({ status: 201, value: { uuid } })
    expect(unwrap(await contractor.api.listQualifications()).qualifications).toMatchObject([
      { uuid, qualification: 'BSc Computer Science' },
    ])
  })

  // CONV-2
  it('an invalid transition is refused, and one by the wrong side', async () => {
    const params = { uuid: conversation }
    const change = (person: Person, status: 'active' | 'pending' | 'withdrawn' | 'expired' | 'declined') =>
      person.api.changeConversation({ params, body: { status, reason: 'other' } })
    const refused = { status: 409, message: 'This request can no longer be changed.' }
    for (const status of ['active', 'declined', 'pending', 'expired'] as const) {
      expect(await change(contractor, status)).toMatchObject(refused)
    }
    expect(await change(employer, 'withdrawn')).toMatchObject(refused)
    const other = await completeContractor(server, { email: 'naledi@example.com' })
    await server.settle()
    const { uuid } = await sendRequest(employer, other)
    expect(await employer.api.changeConversation({ params: { uuid }, body: { status: 'active' } })).toMatchObject({
      status: 403,
      problem: 'wrong-side',
    })
    expect(await other.api.changeConversation({ params: { uuid }, body: { status: 'withdrawn' } })).toMatchObject({
      status: 403,
    })
  })

  it('a company with an incomplete profile cannot send requests, and sees what is missing', async () => {
    const [, , , recruiter] = outsiders
    const body = { recipient_uuid: contractor.uuid, offer_content: offer }
    await server
      .knex('accounts')
      .where({ uuid: recruiter?.uuid ?? '' })
      .update({ profileImage: null })
    await server.knex('companies').update({ website: null })
    const other = await completeContractor(server, { email: 'sipho@example.com' })
    await server.settle()
    const request = { ...body, recipient_uuid: other.uuid }
    expect(await recruiter?.api.startConversation({ body: request })).toMatchObject({
      status: 422,
      problem: 'profile-incomplete',
      details: { missing: ['profile-picture', 'company-website'], mendable: ['profile-picture'] },
    })
    expect(unwrap(await other.api.listConversations()).conversations).toEqual([])
  })
})
