import { describe, expect, it } from 'vitest'
import { aCompany, aContractorActor, anEmployerActor, fakeClock, fakeCompanies } from '../../testing/index.ts'
import { authorizeBookmarks } from './bookmarks/bookmark-access.ts'
import { authorizeSearch } from './search-access.ts'

const actor = anEmployerActor()
const allowed = { ok: true, value: { accountUuid: actor.accountUuid, companyUuid: actor.companyUuid } }
const refused = (problem: string) => ({ ok: false, problem })
const nobody = [
  [aContractorActor(), 'forbidden'],
  [anEmployerActor({ companyUuid: null }), 'forbidden'],
  [anEmployerActor({ role: 'billing' }), 'forbidden'],
  [anEmployerActor({ verified: false }), 'not-verified'],
] as const
const gone = anEmployerActor({ companyUuid: '01900000-0000-7000-8000-0000000000ff' })
const paid = {
  accountType: 'paid',
  subscriptionStatus: 'active',
  paidUntil: new Date('2026-04-01T00:00:00.000Z'),
} as const
const deps = (changes: Parameters<typeof aCompany>[0] = {}) => ({
  companies: fakeCompanies([aCompany(changes)]),
  clock: fakeClock(),
})

describe('the search', () => {
  // PLAN-12
  it('is open to those who may search, also after a trial', async () => {
    expect(await authorizeSearch(deps(), actor)).toEqual(allowed)
    expect(await authorizeSearch(deps({ trialEndsAt: new Date('2026-01-01T00:00:00.000Z') }), actor)).toEqual(allowed)
  })

  // SRCH-4
  it('is closed to everybody else, and without a company', async () => {
    for (const [one, problem] of nobody) expect(await authorizeSearch(deps(), one)).toEqual(refused(problem))
    expect(await authorizeSearch(deps(), gone)).toEqual(refused('forbidden'))
  })
})

describe('bookmarks', () => {
  // PLAN-13
  it('need a paid plan', async () => {
    expect(await authorizeBookmarks(deps(paid), actor)).toEqual(allowed)
    expect(await authorizeBookmarks(deps(), actor)).toEqual(refused('bookmarks-need-subscription'))
    expect(await authorizeBookmarks(deps(paid), gone)).toEqual(refused('bookmarks-need-subscription'))
  })

  it('need the right to search', async () => {
    for (const [one, problem] of nobody) expect(await authorizeBookmarks(deps(paid), one)).toEqual(refused(problem))
  })
})
