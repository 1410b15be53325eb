import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erik, thandi } from '@guildhall/domain/testing'
import { createApiClient, type ApiClient } from '@guildhall/rest-contract/client'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
let employer: ApiClient
let contractor: ApiClient
let contractorToken: string

const clientOf = (token: string): ApiClient =>
  createApiClient({ fetch, base: app.base, headers: () => ({ authorization: `Bearer ${token}` }) })

beforeAll(async () => {
  app = await startTestApp()
  await app.product.fillIndex()
  contractorToken = await app.signIn(thandi)
  employer = clientOf(await app.signIn(erik))
  contractor = clientOf(contractorToken)
})
afterAll(() => app.stop())

const offer_content = {
  description: 'Run our payments.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 40,
  duration: 3,
  startDate: '2026-04-01',
} as const

describe('the hiring loop over HTTP', () => {
  it('signs a person up and returns the sign-up step', async () => {
    const visitor = createApiClient({ fetch, base: app.base })
    const body = {
      user_type: 'employer',
      first_name: 'Dana',
      last_name: 'Whitfield',
      email: 'Dana@Kestrel.example',
      mobile: '512 555 0132',
      password: 'a kestrel over fields',
      password_confirmation: 'a kestrel over fields',
      agree_terms: true,
      company_name: 'Kestrel Freight',
      company_size: '11-50',
      company_seats: 3,
      annual_subscription: false,
      trial: true,
    }
    const registered = await visitor.register({ body })
    const login = await visitor.logIn({ body: { email: body.email, password: body.password } })
    expect(registered).toMatchObject({
      ok: true,
      value: { user: { email: 'dana@kestrel.example', emailVerified: false } },
    })
    expect(login).toMatchObject({
      ok: true,
      value: {
        signingUp: false,
        signUpStep: 'verify_email',
        search: null,
        realtime: null,
        company: { name: 'Kestrel Freight', accountType: 'trial', entitlements: { freeContactsLeft: 5 } },
      },
    })
  })

  it('gives an employer a search key, and a contractor none', async () => {
    const [one, other] = await Promise.all([employer.readUser(), contractor.readUser()])
    expect(one).toMatchObject({
      value: {
        search: { applicationId: 'guildhall', indexName: 'users' },
        realtime: { channel: `private-${erik.uuid}`, url: `${app.base.replace('http', 'ws')}/graphql` },
        company: { isAdmin: true, missingForContact: [], includeTrial: '2026-03-10T09:00:00.000Z' },
        exchangeRates: { usd: 1, zar: 18.4 },
      },
    })
    expect(other).toMatchObject({ value: { search: null, company: null, details: { searchable: true } } })
  })

  it('finds people with plain parameters, URL-encoded ones and several queries at once', async () => {
    const session = await employer.readUser()
    const key = session.ok ? (session.value.search?.apiKey ?? '') : ''
    const ask = (path: string, body: object) =>
      app.request('POST', path, {
        body,
        headers: { 'x-algolia-application-id': 'guildhall', 'x-algolia-api-key': key },
      })
    const plain = await ask('/1/indexes/users/query', { query: 'backend', facetFilters: [], offset: 0, length: 50 })
    const encoded = await ask('/1/indexes/users/query', { params: 'query=backend&hitsPerPage=5&page=0' })
    const several = await ask('/1/indexes/*/queries', {
      requests: [
        { indexName: 'users', query: 'backend' },
        { indexName: 'users', type: 'facet', facet: 'job_title', params: 'facetQuery=back&maxFacetHits=3' },
      ],
    })
    const unknown = await ask('/1/indexes/users/query', { tagFilters: 'java' })
    expect(plain.body).toMatchObject({ nbHits: 1, hits: [{ objectID: thandi.uuid, messageStatus: null }], length: 50 })
    expect(encoded.body).toMatchObject({ nbHits: 1, hitsPerPage: 5, query: 'backend', index: 'users' })
    expect(several.body).toMatchObject({
      results: [
        { nbHits: 1 },
        { facetHits: [{ value: 'Backend developer', highlighted: '<em>Back</em>end developer' }] },
      ],
    })
    expect([unknown.status, unknown.body]).toEqual([
      400,
      {
        message: 'Invalid value for "tagFilters" parameter: is not supported; use facetFilters and numericFilters',
        status: 400,
      },
    ])
    expect(plain.text).not.toMatch(/latitude|longitude|example\.com|\+27/)
  })

  it('accepts the key in the query string and JSON of any content type, as the service’s clients send it', async () => {
    const session = await employer.readUser()
    const key = session.ok ? (session.value.search?.apiKey ?? '') : ''
    const query = new URLSearchParams({ 'x-algolia-application-id': 'guildhall', 'x-algolia-api-key': key }).toString()
    const answers = await Promise.all(
      ['text/plain', 'application/x-www-form-urlencoded'].map((type) =>
        app.request('POST', `/1/indexes/users/query?${query}`, {
          raw: '{"query":"backend"}',
          headers: { 'content-type': type },
        }),
      ),
    )
    expect(answers.map(({ body }) => body['nbHits'])).toEqual([1, 1])
  })

  it('records the search and the candidates viewed from it', async () => {
    const saved = await employer.recordSearch({
      body: { results: [thandi.uuid], search_parameters: { jobTitle: 'backend', rateMax: 50, currency: 'USD' } },
    })
    const uuid = saved.ok ? saved.value.searchHistory.uuid : ''
    const viewed = await employer.markCandidateViewed({ params: { uuid }, body: { user_uuid: thandi.uuid } })
    const history = await employer.listSearchHistory()
    expect(viewed.status).toBe(204)
    expect(history).toMatchObject({
      value: {
        search_count_today: 1,
        searchHistory: [
          {
            uuid,
            viewed: [thandi.uuid],
            searchParameters: { contractBudget: 50, contractCurrency: 'USD', rateMax: 50 },
          },
        ],
      },
    })
  })

  it('takes a request from offer to conversation, consistent on both sides', async () => {
    const started = await employer.startConversation({ body: { recipient_uuid: thandi.uuid, offer_content } })
    expect(started).toMatchObject({
      status: 201,
      value: {
        conversation: { status: 'pending', offer_content: { currecy: 'USD', permCurrecy: null }, canReply: false },
      },
    })
    const uuid = started.ok ? started.value.conversation.uuid : ''
    const again = await employer.startConversation({ body: { recipient_uuid: thandi.uuid, offer_content } })
    expect(again).toMatchObject({ status: 409, problem: 'already-contacted', details: { conversationUuid: uuid } })
    const drawer = await employer.readCandidate({ params: { id: thandi.uuid } })
    expect(drawer).toMatchObject({
      value: { user: { messageStatus: 'pending', contactState: { conversationUuid: uuid } } },
    })
    const early = await employer.sendMessage({ body: { conversation_uuid: uuid, message: 'Hello?' } })
    expect(early).toMatchObject({ status: 409, problem: 'not-open' })
    const wrong = await employer.changeConversation({ params: { uuid }, body: { status: 'active' } })
    expect(wrong).toMatchObject({ status: 403, problem: 'wrong-side' })
    const inbox = await contractor.listConversations()
    expect(inbox).toMatchObject({ value: { counts: { pendingRequests: 1 }, conversations: [{ uuid, messages: [] }] } })
    const accepted = await contractor.changeConversation({
      params: { uuid },
      body: { status: 'active', note: 'Gladly.' },
    })
    expect(accepted).toMatchObject({
      value: {
        conversation: { status: 'active', canReply: true, messages: [{ message: 'Gladly.', own: true, viewed: true }] },
      },
    })
    const sent = await employer.sendMessage({ body: { conversation_uuid: uuid, message: 'When?', client_id: 'c1' } })
    const repeated = await employer.sendMessage({
      body: { conversation_uuid: uuid, message: 'When?', client_id: 'c1' },
    })
    expect(sent).toMatchObject({ status: 201, value: { newMessage: { message: 'When?', client_id: 'c1', own: true } } })
    expect(repeated).toEqual(sent)
    const unread = await contractor.readConversation({ params: { uuid } })
    expect(unread).toMatchObject({
      value: { conversation: { unreadCount: 1, messages: [{}, { viewed: false, own: false }] } },
    })
    await contractor.markMessageRead({ params: { uuid } })
    const read = await contractor.readConversation({ params: { uuid } })
    expect(read).toMatchObject({ value: { conversation: { unreadCount: 0, messages: [{}, { viewed: true }] } } })
    const done = await contractor.changeConversation({
      params: { uuid },
      body: { status: 'declined', reason: 'other' },
    })
    expect(done).toMatchObject({
      status: 409,
      problem: 'cannot-be-changed',
      message: 'This request can no longer be changed.',
    })
  })

  it('never shows the contractor’s address or number to the employer', async () => {
    const answers = await Promise.all([
      app.request('GET', '/v0/conversations', { as: erik }),
      app.request('GET', `/v0/user_details/${thandi.uuid}`, { as: erik }),
      app.request('GET', '/v0/search_history', { as: erik }),
    ])
    expect(answers.map(({ text }) => text).join('')).not.toMatch(/thandi@example\.com|27821234567/)
  })

  it('saves a profile in parts and adds work experience idempotently', async () => {
    const id = '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b99'
    const body = {
      title: 'Lead',
      company: 'Umoya',
      start_date: '2020-01-01',
      end_date: '2021-01-01',
      skills: 'Go, Kafka',
      existing_skills: '["Java"]',
    }
    const ask = () => app.request('POST', `/v0/user/work-experiences/${id}`, { as: thandi, body })
    await ask()
    const repeated = await ask()
    const skills = await contractor.saveSkills({ body: { list_items: 'Go' } })
    const saved = await contractor.saveUser({ body: { job_title: 'Principal engineer', rate: 950 } })
    const user = await contractor.readUser()
    expect([repeated.status, repeated.body['uuid'], saved.status]).toEqual([201, id, 204])
    expect(skills).toMatchObject({ value: { skills: ['Java', 'PostgreSQL', 'Kafka', 'Go'] } })
    expect(user).toMatchObject({
      value: {
        details: { jobTitle: 'Principal engineer', rate: 950, currency: 'ZAR' },
        user: { status: 'new' },
      },
    })
    const entries = user.ok ? (user.value.details?.workExperiences ?? []) : []
    expect(entries.filter(({ uuid }) => uuid === id)).toMatchObject([{ skills: ['Java', 'Go', 'Kafka'] }])
  })
})
