import { createHash } from 'node:crypto'
import {
  availabilityOptions,
  contractDurationOptions,
  findLanguage,
  industries,
  isEducationLevel,
} from '@guildhall/domain/reference'
import { SKILLS_MAX } from '@guildhall/domain/profiles'
import { describe, expect, it } from 'vitest'
import { jobTitles, roles, skills as knownSkills } from '../../reference-data/index.ts'
import { marketCountries } from './countries.ts'
import { demoAccounts, generateMarket, pictureSvg, type MarketContractor } from './index.ts'
import { workOfRole } from './work/work-of-role.ts'

const now = new Date('2026-11-20T12:00:00Z')
const market = generateMarket({ contractors: 510, companies: 40, now })
const people = [...market.contractors]
const drawn = people.slice(9)
const knownIndustries: ReadonlySet<string> = new Set(industries)
const today = '2026-11-20'

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const wrong = (
  isRight: (person: MarketContractor) => boolean,
  among: readonly MarketContractor[] = people,
): readonly string[] => among.filter((person) => !isRight(person)).map(({ key }) => key)

describe('the market', () => {
  it('is the same for the same input, and another for another seed', () => {
    const again = generateMarket({ contractors: 510, companies: 40, now })
    expect(hashOf([...again.contractors, ...again.companies])).toBe(hashOf([...people, ...market.companies]))
    const other = generateMarket({ contractors: 20, companies: 4, now, seed: 7 })
    expect(hashOf([...other.contractors])).not.toBe(hashOf(people.slice(0, 20)))
  })

  it('begins with the people of a smaller one, and can be iterated twice', () => {
    const small = generateMarket({ contractors: 30, companies: 3, now })
    expect([...small.contractors]).toEqual(people.slice(0, 30))
    expect([...small.contractors]).toHaveLength(30)
    expect(small.companies).toEqual(market.companies.slice(0, 3))
  })

  it('gives everybody a unique id and address, at reserved domains only', () => {
    const members = market.companies.flatMap((company) => company.members)
    const everybody = [...people, ...members]
    expect(new Set([...everybody, ...market.companies].map(({ uuid }) => uuid)).size).toBe(
      everybody.length + market.companies.length,
    )
    expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length)
    const addresses = [...everybody.map(({ email }) => email), ...market.companies.map(({ email }) => email)]
    expect(addresses.filter((address) => !/^[a-z0-9.-]+@([a-z0-9-]+\.)+example$/.test(address))).toEqual([])
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    expect(everybody.filter(({ uuid }) => !shape.test(uuid))).toEqual([])
  })

  it('gives everybody a picture, a portrait for about seven in ten', () => {
    const faces = drawn.filter(({ picture }) => picture.kind === 'portrait').length / drawn.length
    expect(faces).toBeGreaterThan(0.63)
    expect(faces).toBeLessThan(0.77)
    expect(wrong(({ picture }) => pictureSvg(picture).startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))).toEqual(
      [],
    )
  })
})

describe('a contractor', () => {
  it('has work with consistent dates: start before end, none in the future, one after another, current without end', () => {
    expect(
      wrong(({ workExperiences }) =>
        workExperiences.every(
          ({ startDate, endDate, currentWork }, index) =>
            startDate <= (endDate ?? today) &&
            (endDate ?? today) <= today &&
            currentWork === (endDate === null) &&
            (index === 0 || (endDate !== null && endDate < (workExperiences[index - 1]?.startDate ?? ''))),
        ),
      ),
    ).toEqual([])
    expect(wrong(({ workExperiences }) => workExperiences.length >= 1 && workExperiences.length <= 6)).toEqual([])
  })

  it('progresses: the latest title is the job title, and nobody returns to junior', () => {
    expect(wrong(({ jobTitle, workExperiences }) => workExperiences[0]?.title === jobTitle)).toEqual([])
    expect(
      wrong(({ workExperiences }) => {
        const isJunior = workExperiences.map(({ title }) => title.startsWith('Junior '))
        return isJunior.every((junior, index) => index === 0 || junior || !isJunior[index - 1])
      }),
    ).toEqual([])
  })

  it('has qualifications of known levels, dated in the past, undated while they last', () => {
    expect(
      wrong(({ qualifications }) =>
        qualifications.every(
          ({ educationType, dateGraduated, currentlyCompleting }) =>
            isEducationLevel(educationType) &&
            currentlyCompleting === (dateGraduated === null) &&
            (dateGraduated ?? '') <= today,
        ),
      ),
    ).toEqual([])
    expect(wrong(({ qualifications }) => qualifications.length <= 3)).toEqual([])
  })

  it('has up to fifteen known skills, known industries, languages and a known title', () => {
    const titles = new Set(jobTitles)
    const skills = new Set(knownSkills)
    expect(
      wrong(
        (one) =>
          one.skills.length >= 5 && one.skills.length <= SKILLS_MAX && new Set(one.skills).size === one.skills.length,
      ),
    ).toEqual([])
    expect(wrong((one) => one.skills.every((skill) => skills.has(skill)), drawn)).toEqual([])
    expect(wrong((one) => titles.has(one.jobTitle), drawn)).toEqual([])
    expect(
      wrong(
        (one) =>
          one.industries.length >= 1 &&
          one.industries.length <= 3 &&
          one.industries.every((industry) => knownIndustries.has(industry)),
      ),
    ).toEqual([])
    expect(
      wrong(
        (one) => one.languages.length > 0 && one.languages.every((language) => findLanguage(language) !== undefined),
      ),
    ).toEqual([])
  })

  it('has a unique introduction of 120 to 600 characters, without unfilled placeholders', () => {
    const long = people.filter(({ introduction }) => introduction.length >= 120).length
    expect(long / people.length).toBeGreaterThanOrEqual(0.95)
    expect(
      wrong(({ introduction }) => introduction.length <= 600 && !/[[\]{}]|undefined|\.\.|\s\s/.test(introduction)),
    ).toEqual([])
    expect(new Set(people.map(({ introduction }) => introduction)).size).toBe(people.length)
  })

  it('has rates above 0 in the currency of the country, for the accepted kinds of work', () => {
    const currencyOf = new Map(marketCountries.map(({ code, currency }) => [code, currency]))
    expect(
      wrong((one) => {
        const currency = currencyOf.get(one.countryCode)
        const hourly = one.rate !== null && one.rate > 0 && one.currency === currency
        const yearly = one.permanentRate !== null && one.permanentRate > 0 && one.permanentCurrency === currency
        if (one.opportunityType === 'contract') return hourly && one.permanentRate === null
        return one.opportunityType === 'permanent' ? yearly && one.rate === null : hourly && yearly
      }, drawn),
    ).toEqual([])
  })

  it('has options of the lists, a place with a province, and past instants in order', () => {
    const days = new Set<number>(availabilityOptions.map((option) => option.days))
    const durations = new Set<number>(contractDurationOptions.map((option) => option.days))
    expect(wrong((one) => days.has(one.availability) && durations.has(one.contractMin))).toEqual([])
    expect(wrong((one) => Math.abs(one.latitude) <= 90 && one.locationTitle.startsWith(one.city))).toEqual([])
    expect(wrong((one) => one.provinceCode === null || one.provinceCode.startsWith(`${one.countryCode}.`))).toEqual([])
    expect(
      wrong((one) => one.createdAt <= one.updatedAt && one.updatedAt <= now && one.availabilityConfirmedAt <= now),
    ).toEqual([])
  })

  it('is mostly approved and recently confirmed', () => {
    const approved = people.filter(({ vettingStatus }) => vettingStatus === 'approved').length / people.length
    expect(approved).toBeGreaterThan(0.88)
    expect(approved).toBeLessThan(1)
    const stale = people.filter(
      (one) => now.getTime() - one.availabilityConfirmedAt.getTime() > 120 * 86_400_000,
    ).length
    expect(stale).toBeGreaterThan(0)
    expect(stale / people.length).toBeLessThan(0.1)
  })

  it('works in a role with its own texts', () => {
    expect(roles.map(({ name }) => name).filter((name) => (workOfRole.get(name)?.done.length ?? 0) < 3)).toEqual([])
    expect([...workOfRole.keys()].filter((name) => !roles.some((role) => role.name === name))).toEqual([])
  })
})

describe('companies', () => {
  it('have an admin first, and no more members with seats than seats', () => {
    expect(market.companies.filter(({ members }) => members[0]?.role !== 'admin')).toEqual([])
    const onSeats = (members: (typeof market.companies)[number]['members']) =>
      members.filter(({ role }) => role === 'admin' || role === 'recruiter').length
    expect(market.companies.filter(({ members, seats }) => onSeats(members) > seats)).toEqual([])
    expect(new Set(market.companies.map(({ name }) => name)).size).toBe(40)
  })

  it('are paid, on trial and after the trial', () => {
    const active = market.companies.filter(({ subscriptionStatus }) => subscriptionStatus === 'active').length
    const onTrial = market.companies.filter(({ trialEndsAt }) => trialEndsAt !== null && trialEndsAt > now).length
    const over = market.companies.filter(({ trialEndsAt }) => trialEndsAt !== null && trialEndsAt <= now).length
    expect(Math.min(active, onTrial, over)).toBeGreaterThan(0)
  })
})

describe('the demo accounts', () => {
  it('are Thandeka Mkhize, Dana Whitfield of Kestrel Freight and a trial with three of five contacts used', () => {
    const { contractor, payingEmployer, trialEmployer } = demoAccounts
    expect(people[0]).toMatchObject({
      key: contractor.contractorKey,
      email: contractor.email,
      rate: 900,
      currency: 'ZAR',
      permanentRate: 1_150_000,
    })
    const company = (key: string) => market.companies.find((one) => one.key === key)
    expect(company(payingEmployer.companyKey)).toMatchObject({
      name: 'Kestrel Freight',
      employeeCount: '11-50',
      seats: 3,
      subscriptionStatus: 'active',
    })
    expect(company(payingEmployer.companyKey)?.members[0]).toMatchObject({
      key: 'dana',
      email: payingEmployer.email,
      role: 'admin',
    })
    expect(company(trialEmployer.companyKey)).toMatchObject({ accountType: 'trial', freeContactsUsed: 3 })
    expect(company(trialEmployer.companyKey)?.members[0]?.email).toBe(trialEmployer.email)
  })
})
