import { readingBegan } from '@guildhall/profile-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedInPdf } from '../../../../adapters/profile-import/testing/linkedin-pdf.ts'
import { completeContractor } from './support/complete-profiles.ts'
import { digestDatabase } from './support/digest-database.ts'
import { unwrap } from './support/unwrap.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

const career = {
  name: 'Thandeka Mkhize',
  headline: 'Analytics Engineer',
  location: 'Durban, South Africa',
  summary: ['I turn raw events into tables that people trust.'],
  email: 'thandeka@example.com',
  skills: ['Snowflake', 'Apache Kafka', 'Forecasting'],
  languages: [['isiZulu', 'Native or Bilingual']],
  companies: [
    { name: 'Umoya Energy', roles: [{ title: 'Analytics Engineer', start: '2022-03', end: null, location: 'Durban' }] },
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

  // PROF-32, PROF-47
  it('reads a LinkedIn export beside the current profile, and saves nothing', async () => {
    await server.settle()
    const before = await digestDatabase(server)
    const entries = unwrap(await contractor.api.listWorkExperiences()).workExperiences
    const found = unwrap(await contractor.api.readProfileFile({ file: asFile(await linkedInPdf(career)) }))
    expect(found).toMatchObject({
      source: 'linkedin',
      name: 'Thandeka Mkhize',
      headline: 'Analytics Engineer',
      location: 'Durban, South Africa',
      place: { title: 'Durban, KwaZulu-Natal, South Africa' },
      skills: ['Snowflake', 'Apache Kafka', 'Forecasting'],
      languages: [{ name: 'isiZulu', level: 'Native or bilingual' }],
      contact: { email: 'thandeka@example.com' },
      workExperiences: [
        {
          title: 'Analytics Engineer',
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
    await server.settle()
    expect(await digestDatabase(server)).toEqual(before)
  })

  it('saves the choices at once, and undoes them once', async () => {
    const found = unwrap(await contractor.api.readProfileFile({ file: asFile(await linkedInPdf(career)) }))
    const before = found.now
    const body = {
      place_id: found.place?.id ?? '',
      skills: found.skills,
      work_experiences: found.workExperiences.map((row) => ({
        replaces: row.duplicateOf,
        title: row.title,
        company: row.company,
        location: row.location,
        description: row.description,
        current_work: row.currentWork,
        start_date: row.startDate ?? '',
        end_date: row.endDate,
      })),
      qualifications: found.qualifications.map((row) => ({
        qualification: row.qualification,
        education_type: row.educationType ?? '',
        institution: row.institution,
        date_graduated: row.dateGraduated,
        currently_completing: row.currentlyCompleting,
      })),
    }
    const [first] = body.work_experiences
    if (first === undefined) throw new Error('There is a first row')
    const refused = await contractor.api.importProfile({
      body: { ...body, work_experiences: [first, { ...first, replaces: null, title: '' }] },
    })
    expect(refused).toMatchObject({ status: 422, errors: { 'work_experiences.1.title': ['Value is required'] } })
    expect(unwrap(await contractor.api.listQualifications()).qualifications).toEqual([])
    const saved = unwrap(await contractor.api.importProfile({ body }))
    expect(saved.workExperiences.map(({ company, title }) => [title, company])).toEqual([
      ['Analytics Engineer', 'Umoya Energy'],
      ['Analyst', 'Harbour Works'],
    ])
    expect(saved.workExperiences[0]?.uuid).toBe(before.workExperiences[0]?.uuid)
    expect(saved.skills).toEqual(found.mergedSkills)
    expect(saved.locationTitle).toBe('Durban, KwaZulu-Natal, South Africa')
    expect(saved.qualifications).toMatchObject([{ institution: 'University of KwaZulu-Natal' }])
    const both = await Promise.all([contractor.api.undoProfileImport(), contractor.api.undoProfileImport()])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const undone = unwrap(both.find(({ ok }) => ok) ?? both[0])
    expect(undone).toEqual(before)
  })

  // PROF-49
  it('refuses a second file while the first is read', async () => {
    const bytes = await linkedInPdf(career)
    const read = () => contractor.api.readProfileFile({ file: asFile(bytes) })
    const begun = new Promise((resolve) => readingBegan.subscribe(resolve))
    const first = read()
    await begun
    expect(await read()).toMatchObject({ status: 409, problem: 'already-reading' })
    unwrap(await first)
    unwrap(await read())
  })

  // PROF-38
  it('explains why a file cannot be read', async () => {
    const refused = async (bytes: Uint8Array, name?: string) => {
      const { ok: _ok, ...result } = await contractor.api.readProfileFile({ file: asFile(bytes, name) })
      return result
    }
    const encode = (text: string) => new TextEncoder().encode(text)
    expect(await refused(encode('<!doctype html><p>Hello'), 'Profile.pdf')).toMatchObject({
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
