import { describe, expect, it } from 'vitest'
import { aShippedLists, anAccount } from '../../testing/index.ts'
import { emptyProfile } from '../profiles/index.ts'
import { createLists, shippedEntry } from '../reference/index.ts'
import {
  type ContractorAnswers,
  type EmployerAnswers,
  NO_QUALIFICATION_RULES,
  prefillProfile,
  qualify,
  hasQualificationRules,
} from './qualification-form.ts'

const contractor: ContractorAnswers = {
  yearsOfExperience: 2,
  mainIndustry: 'Data & Analytics',
  opportunityType: 'any',
  country: 'za',
}
const lists = createLists(aShippedLists(), [{ ...shippedEntry('Advisory'), isRetired: true, list: 'industries' }])
const employer: EmployerAnswers = { roles: 'Two data engineers', howSoon: 'now', howMany: 2 }
const ask = (changes: Partial<ContractorAnswers>, rules = NO_QUALIFICATION_RULES) =>
  qualify({ userType: 'contractor', answers: { ...contractor, ...changes } }, rules, lists)

describe('qualifying', () => {
  it.each([
    ['nobody is turned away', {}, NO_QUALIFICATION_RULES, null],
    ['enough years', {}, { minYears: 2, countries: [] }, null],
    ['too few years', {}, { minYears: 3, countries: [] }, 'too-little-experience'],
    ['a country that is served', {}, { minYears: 0, countries: ['US', 'ZA'] }, null],
    ['another country', { country: 'DE' }, { minYears: 0, countries: ['ZA'] }, 'country-not-served'],
  ] as const)('by the rules: %s', (_words, changes, rules, reason) => {
    expect(ask(changes, rules)).toEqual({ ok: true, value: { qualifies: reason === null, reason } })
  })

  // ONB-9
  it('returns all errors of the answers', () => {
    const wrong = { yearsOfExperience: 2.5, mainIndustry: 'Alchemy', opportunityType: '', country: 'Atlantis' }
    expect(ask(wrong)).toMatchObject({
      problem: 'invalid',
      details: {
        yearsOfExperience: ['Value is not a whole number'],
        mainIndustry: ['Value is not one of the options'],
        opportunityType: ['Value is required'],
        country: ['Value is not one of the options'],
      },
    })
    const empty = { roles: ' ', howSoon: 'yesterday', howMany: null }
    expect(qualify({ userType: 'employer', answers: empty }, NO_QUALIFICATION_RULES, lists)).toMatchObject({
      details: {
        roles: ['Value is required'],
        howSoon: ['Value is not one of the options'],
        howMany: ['Value is required'],
      },
    })
  })

  // REF-29
  it('takes the industries that the list offers', () => {
    expect(ask({ mainIndustry: 'DATA & analytics' })).toMatchObject({ ok: true })
    expect(ask({ mainIndustry: 'Advisory' })).toMatchObject({ problem: 'invalid' })
  })

  it('accepts every employer', () => {
    const strict = { minYears: 60, countries: ['AQ'] }
    expect(qualify({ userType: 'employer', answers: employer }, strict, lists)).toMatchObject({
      value: { qualifies: true },
    })
    expect([hasQualificationRules(strict), hasQualificationRules(NO_QUALIFICATION_RULES)]).toEqual([true, false])
  })

  // ONB-10
  it('prefills a profile with the answers', () => {
    const profile = emptyProfile(anAccount(), new Date(0))
    expect(prefillProfile(profile, contractor)).toEqual({
      ...profile,
      industries: ['Data & Analytics'],
      opportunityType: 'any',
      countryCode: 'ZA',
    })
  })
})
