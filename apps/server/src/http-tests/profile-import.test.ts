import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedInPdf } from '../../../../adapters/profile-import/testing/linkedin-pdf.ts'
import { completeContractor } from './support/complete-profiles.ts'
import { digestOfFacts } from './support/digest-of-facts.ts'
import { must } from './support/must.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const career = {
  name: 'Thandeka Mkhize',
  headline: 'Analytics engineer',
  location: 'Durban, South Africa',
  summary: ['I turn raw events into tables that people trust.'],
  email: 'thandeka@example.com',
  skills: ['Snowflake', 'Apache Kafka', 'Forecasting'],
  languages: [['isiZulu', 'Native or Bilingual']],
  companies: [
    { name: 'Umoya Energy', roles: [{ title: 'Analytics engineer', start: '2022-03', end: null, location: 'Durban' }] },
    { name: 'Harbour Works', roles: [{ title: 'Analyst', start: '2018', end: '2021', text: ['Tides.'] }] },
  ],
  schools: [{ name: 'University of KwaZulu-Natal', degree: 'BSc, Computer Science', start: '2011', end: '2014' }],
} as const

const asFile = (bytes: Uint8Array, name = 'Profile.pdf'): Blob =>
  new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' })

describe('importing a profile', () => {
  let server: TestServer
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  })
  afterAll(() => server.stop())

  it('reads a LinkedIn export beside what is there, and saves nothing', async () => {
    await server.settled()
    const before = await digestOfFacts(server)
    const entries = must(await contractor.api.listWorkExperiences()).workExperiences
    const found = must(await contractor.api.readProfileFile({ file: asFile(await linkedInPdf(career)) }))
    expect(found).toMatchObject({
      source: 'linkedin',
      name: 'Thandeka Mkhize',
      headline: 'Analytics engineer',
      location: 'Durban, South Africa',
      skills: ['Snowflake', 'Apache Kafka', 'Forecasting'],
      languages: [{ name: 'isiZulu', level: 'Native or bilingual' }],
      contact: { email: 'thandeka@example.com' },
      workExperiences: [
        {
          title: 'Analytics engineer',
          company: 'Umoya Energy',
          startDate: '2022-03-01',
          endDate: null,
          currentWork: true,
        },
        {
          title: 'Analyst',
          company: 'Harbour Works',
          startDate: '2018-01-01',
          endDate: '2021-01-01',
          description: 'Tides.',
        },
      ],
      qualifications: [
        {
          institution: 'University of KwaZulu-Natal',
          qualification: 'BSc, Computer Science',
          educationType: "Bachelor's degree",
          dateGraduated: '2014-01-01',
        },
      ],
      now: { workExperiences: entries },
    })
    expect(found.workExperiences.map(({ duplicateOf }) => duplicateOf)).toEqual([entries[0]?.uuid, null])
    expect(found.warnings).toContain('Analyst at Harbour Works gives years alone. Please check the months.')
    await server.settled()
    expect(await digestOfFacts(server)).toEqual(before)
  })

  it('says in words why a file cannot be read', async () => {
    const refused = async (bytes: Uint8Array, name?: string) => {
      const { ok: _ok, ...answer } = await contractor.api.readProfileFile({ file: asFile(bytes, name) })
      return answer
    }
    const words = (text: string) => new TextEncoder().encode(text)
    expect(await refused(words('<!doctype html><p>Hello'), 'Profile.pdf')).toMatchObject({
      status: 415,
      problem: 'not-a-pdf',
      message: 'This is not a PDF that we can open. Please save it as PDF again.',
    })
    expect(await refused(new Uint8Array(0))).toMatchObject({
      status: 422,
      message: 'There was an error processing the file. Please try again.',
    })
    expect(await refused(await linkedInPdf(career, { userPassword: 'secret' }))).toMatchObject({
      status: 422,
      problem: 'locked',
    })
    expect(await refused(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413, problem: 'too-large' })
  })
})
