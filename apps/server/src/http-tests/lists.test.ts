import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@guildhall/rest-contract/client'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { askGraphql } from './support/graphql.ts'
import { addOperator, operatorApi } from './support/operators.ts'
import { logIn, type Person } from './support/people.ts'
import { searchCandidates } from './support/search-wire.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

let server: TestServer
let employer: Person
let contractor: Person
let vetter: ApiClient
beforeAll(async () => {
  server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
  employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  contractor = await completeContractor(server, { email: 'thandeka@example.com' })
  vetter = await operatorApi(server, (await addOperator(server, { role: 'vetter' })).email)
  await server.settle()
})
afterAll(() => server.stop())

const findByFilter = async (filter: string) =>
  (await searchCandidates(server, employer.session, { facetFilters: [[filter]] })).nbHits
const offered = async (list: 'industries' | 'skills') =>
  unwrap(await server.api().readList({ params: { list } })).entries.map(({ label }) => label)

describe('a list', () => {
  // REF-26, MOD-75
  it('offers an entry that an operator adds within seconds, by REST and GraphQL, and is not sent again unchanged', async () => {
    // Otherwise fetch asks past every cache.
    const read = (etag = '') =>
      server.request('/v0/lists/skills', { headers: { 'cache-control': 'max-age=0', 'if-none-match': etag } })
    const first = await read()
    const etag = first.headers.get('etag') ?? ''
    expect([first.headers.get('cache-control'), (await read(etag)).status]).toEqual(['public, no-cache', 304])
    unwrap(await vetter.addListEntry({ params: { list: 'skills' }, body: { label: 'Zymurgy', industry: null } }))
    await waitFor('the entry', async () => ((await offered('skills')).includes('Zymurgy') ? true : null))
    expect((await read(etag)).status).toBe(200)
    const { data } = await askGraphql(server, {}, '{ list(name: SKILLS) { __typename entries { code label } } }')
    expect(data?.['list']?.['entries']).toContainEqual({ code: 'zymurgy', label: 'Zymurgy' })
  })

  // REF-28
  it('gives what people save its spelling, and leaves them their own words', async () => {
    unwrap(await contractor.api.saveSkills({ body: { list_items: 'kafka,zymurgy, Falconry' } }))
    unwrap(await contractor.api.saveUser({ body: { job_title: 'data ENGINEER' } }))
    const { details, skills } = unwrap(await contractor.api.readUser())
    expect([details?.jobTitle, skills]).toEqual(['Data Engineer', ['dbt', 'Snowflake', 'Kafka', 'Zymurgy', 'Falconry']])
  })

  // MOD-75, SRCH-17
  it('that is renamed renames what profiles have, and what a search finds, without a change of theirs', async () => {
    await server.settle()
    const before = unwrap(await contractor.api.readUser())
    const rename = (label: string, isRetired: boolean) =>
      vetter.changeListEntry({
        params: { list: 'skills', code: 'kafka' },
        body: { label, industry: null, isRetired },
      })
    unwrap(await rename('Event streaming', true))
    await waitFor('the new name', async () => ((await findByFilter('skills:Event streaming')) === 1 ? true : null))
    const after = unwrap(await (await logIn(server, contractor.email)).api.readUser())
    expect(after.skills).toEqual(['dbt', 'Snowflake', 'Event streaming', 'Zymurgy', 'Falconry'])
    expect(after.details?.updatedAt).toBe(before.details?.updatedAt)
    // What somebody has saved as a filter finds them, too.
    await waitFor('the old filter', async () => ((await findByFilter('skills:Kafka')) === 1 ? true : null))
    expect(await offered('skills')).not.toContain('Event streaming')
    unwrap(await rename('Kafka', false))
    await waitFor('the name of before', async () => ((await offered('skills')).includes('Kafka') ? true : null))
    await server.settle()
    expect(unwrap(await contractor.api.readUser()).skills).toContain('Kafka')
  })

  // MOD-76, MOD-77
  it('gets words that people typed: they are listed, merged, and found as what they were merged into', async () => {
    const other = await completeContractor(server, { email: 'sipho@example.com' })
    for (const { api } of [contractor, other])
      unwrap(await api.saveSkills({ body: { list_items: 'Event-streaming with Kafka' } }))
    await server.settle()
    const params = { list: 'skills' } as const
    const word = { text: 'Event-streaming with Kafka', people: 2 }
    expect(unwrap(await vetter.readListEntries({ params })).unlisted).toContainEqual(word)
    unwrap(await vetter.mergeListEntries({ params, body: { from: word.text, into: 'kafka' } }))
    await waitFor('both people', async () => ((await findByFilter('skills:Kafka')) === 2 ? true : null))
    const { entries, unlisted } = unwrap(await vetter.readListEntries({ params }))
    expect(unlisted).toEqual([])
    expect(entries.find(({ code }) => code === 'kafka')).toMatchObject({ people: 2 })
    // Contractor had Kafka already, and has it once.
    expect(unwrap(await contractor.api.readUser()).skills.filter((skill) => skill === 'Kafka')).toHaveLength(1)
    await waitFor('the old filter', async () => ((await findByFilter(`skills:${word.text}`)) === 2 ? true : null))
    const { data } = await askGraphql(
      server,
      { authorization: `Bearer ${employer.token}` },
      'query ($uuid: ID!) { candidate(uuid: $uuid) { __typename ... on Candidate { skills } } }',
      { uuid: other.uuid },
    )
    expect(data?.['candidate']?.['skills']).toEqual(['dbt', 'Snowflake', 'Kafka'])
    // Whoever types it later gets the entry, too.
    unwrap(await other.api.saveSkills({ body: { list_items: 'event-streaming WITH kafka', replace: true } }))
    expect(unwrap(await other.api.readUser()).skills).toEqual(['Kafka'])
  })

  // MOD-75, REF-29
  it('of industries is changed everywhere: options, the sign-up, profiles, search and GraphQL', async () => {
    const before = unwrap(await contractor.api.readUser())
    const body = { label: 'Insights', industry: null, isRetired: true }
    const params = { list: 'industries', code: 'data-and-analytics' } as const
    unwrap(await vetter.changeListEntry({ params, body }))
    await waitFor('the new name', async () => ((await findByFilter('industries:Insights')) === 2 ? true : null))
    await waitFor('the options', async () => ((await offered('industries')).length === 12 ? true : null))
    const after = unwrap(await contractor.api.readUser())
    expect([after.industries, after.details?.updatedAt]).toEqual([['Insights'], before.details?.updatedAt])
    const { data } = await askGraphql(
      server,
      { authorization: `Bearer ${employer.token}` },
      'query ($uuid: ID!) { candidate(uuid: $uuid) { __typename ... on Candidate { industries } } }',
      { uuid: contractor.uuid },
    )
    expect(data?.['candidate']).toMatchObject({ industries: ['Insights'] })
    // It stays where it is, and nobody else gets it.
    unwrap(await contractor.api.saveIndustries({ body: { list_items: 'Insights,Advisory' } }))
    const answers = {
      user_type: 'contractor',
      years_of_experience: 3,
      main_industry: 'Insights',
      opportunity_type: 'any',
      country: 'ZA',
    } as const
    expect(await server.api().qualify({ body: answers })).toMatchObject({
      errors: { main_industry: ['Value is not one of the options'] },
    })
    expect(unwrap(await server.api().qualify({ body: { ...answers, main_industry: 'advisory' } }))).toMatchObject({
      qualifies: true,
    })
  })

  // MOD-78
  it('of reasons is what vetters give, in the words of now; a decision keeps its own', async () => {
    const list = 'vetting-reasons'
    const change = (code: string, label: string, isRetired: boolean) =>
      vetter.changeListEntry({
        params: { list, code },
        body: { label, industry: null, isRetired, message: 'So that…' },
      })
    const readReasons = async () => unwrap(await vetter.listVettingReasons()).reasons
    const body = { label: 'Name your tools', industry: null, section: 'Skills', message: null } as const
    unwrap(await vetter.addListEntry({ params: { list }, body }))
    unwrap(await change('cv-unsuitable', 'Upload another CV', true))
    await waitFor('the reason', async () =>
      (await readReasons()).some(({ code }) => code === 'name-your-tools') ? true : null,
    )
    expect((await readReasons()).map(({ code }) => code)).not.toContain('cv-unsuitable')

    const waiting = { params: { id: contractor.uuid } }
    unwrap(await vetter.claimVetting(waiting))
    const { changedAt: seenAt } = unwrap(await vetter.readVetting(waiting))
    const decide = (reasons: string[]) =>
      vetter.decideVetting({ ...waiting, body: { decision: 'changes_requested', reasons, message: null, seenAt } })
    expect(await decide(['cv-unsuitable'])).toMatchObject({
      problem: 'invalid',
      errors: { reasons: ['Value is not one of the options'] },
    })
    unwrap(await decide(['name-your-tools', 'skills-unclear']))
    unwrap(await change('name-your-tools', 'Something else', true))
    unwrap(await change('skills-unclear', 'Fewer skills', false))
    await waitFor('the change', async () =>
      (await readReasons()).some(({ label }) => label === 'Fewer skills') ? true : null,
    )
    expect(unwrap(await contractor.api.readUser()).details?.vetting.reasons).toEqual([
      { code: 'name-your-tools', section: 'Skills', label: 'Name your tools' },
      { code: 'skills-unclear', section: 'Skills', label: 'Choose skills that fit your work' },
    ])
  })
})
