import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unwrap } from './support/unwrap.ts'
import { logIn, PASSWORD } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const person = {
  first_name: 'Robin',
  last_name: 'Hale',
  mobile: '+12125550143',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
}
const contractor = { ...person, user_type: 'contractor' }
const answers = {
  years_of_experience: 2,
  main_industry: 'Data & Analytics',
  opportunity_type: 'contract',
  country: 'ZA',
}
const hiring = { roles: 'Two data engineers', how_soon: 'now', how_many: 2 }

describe('do you qualify', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  // ONB-10
  it('accepts everybody by default, and validates the answers', async () => {
    const api = server.api()
    expect(unwrap(await api.qualify({ body: { user_type: 'contractor', ...answers } }))).toEqual({
      qualifies: true,
      reason: null,
    })
    expect(unwrap(await api.qualify({ body: { user_type: 'employer', ...hiring } })).qualifies).toBe(true)
    expect(await api.qualify({ body: { user_type: 'staff' } })).toMatchObject({
      errors: { user_type: ['Value is not one of the options'] },
    })
    expect(await api.qualify({ body: { user_type: 'contractor', ...answers, country: 'Atlantis' } })).toMatchObject({
      status: 422,
      errors: { country: ['Value is not one of the options'] },
    })
  })

  it('prefills a contractor’s profile, and is stored with an employer’s company', async () => {
    const api = server.api()
    unwrap(await api.register({ body: { ...contractor, email: 'thandeka@example.com', answers } }))
    const { session } = await logIn(server, 'thandeka@example.com')
    expect(session).toMatchObject({
      industries: ['Data & Analytics'],
      details: { opportunityType: 'contract' },
      user: { location: 'ZA' },
    })
    const company = { company_name: 'Kestrel', company_size: '11-50', company_seats: 1, trial: true }
    const employer = { ...person, ...company, user_type: 'employer', email: 'dana@kestrel.example', answers: hiring }
    unwrap(await api.register({ body: employer }))
    const [stored] = await server.knex('companies').select('hiringPlans')
    expect(stored).toEqual({ hiringPlans: { roles: 'Two data engineers', howSoon: 'now', howMany: 2 } })
    const wrong = { ...contractor, email: 'other@example.com', answers: { ...answers, main_industry: 'Alchemy' } }
    expect(await api.register({ body: wrong })).toMatchObject({
      status: 422,
      errors: { 'answers.main_industry': ['Value is not one of the options'] },
    })
  })
})

describe('do you qualify, with configured requirements', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ QUALIFY_MIN_YEARS: '3', QUALIFY_COUNTRIES: 'za,US' })
  })
  afterAll(() => server.stop())

  // ONB-10
  it('explains the reason, and refuses to register those who do not qualify', async () => {
    const api = server.api()
    const register = (more: object) => api.register({ body: { ...contractor, email: 'lerato@example.com', ...more } })
    expect(unwrap(await api.qualify({ body: { user_type: 'contractor', ...answers } }))).toEqual({
      qualifies: false,
      reason: 'too-little-experience',
    })
    expect(await register({ answers })).toMatchObject({
      status: 403,
      problem: 'not-qualified',
      details: { reason: 'too-little-experience' },
    })
    expect(await register({ answers: { ...answers, years_of_experience: 9, country: 'DE' } })).toMatchObject({
      details: { reason: 'country-not-served' },
    })
    expect(await register({})).toMatchObject({ status: 422, errors: { answers: ['Value is required'] } })
    unwrap(await register({ answers: { ...answers, years_of_experience: 3 } }))
  })
})
