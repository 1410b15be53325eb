import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAccount, aProfile, TEST_NOW } from '../../testing/index.ts'
import { type ContractorProfile, type VettingStatus, type WorkExperience } from './contractor-profile.ts'
import { decideVetting, hiddenReason, isSearchable } from './vetting.ts'
import { emptyProfile } from './empty-profile.ts'
import { joinList, mergeSkills, splitList } from './entries/text-lists.ts'
import { sortQualifications, sortWorkExperiences, revealEntries } from './entries/entry-lists.ts'
import { profileCompleteness } from './completeness.ts'

const DAY_MS = 86_400_000

describe('completeness of a profile', () => {
  // PROF-3
  it('asks for everything but rates of an empty profile, the title first', () => {
    const { complete, ratio: share, missing, next } = profileCompleteness(emptyProfile(anAccount(), TEST_NOW))
    expect({ complete, share }).toEqual({ complete: false, share: 0 })
    expect(missing.map(({ part }) => part)).toEqual([
      'jobTitle',
      'profilePicture',
      'introduction',
      'locationTitle',
      'availability',
      'workplaceType',
      'opportunityType',
      'workExperiences',
    ])
    expect(next).toEqual({ part: 'jobTitle', label: 'Add your job title' })
  })

  // PROF-1
  it.each([
    ['availability', { availability: null }],
    ['introduction', { introduction: '  ' }],
    ['workplaceType', { workplaceType: null }],
    ['jobTitle', { jobTitle: null }],
    ['locationTitle', { locationTitle: null }],
    ['locationTitle', { latitude: null }],
    ['locationTitle', { longitude: null }],
    ['profilePicture', { profilePicture: null }],
  ] as const)('misses %s where it is absent', (part, changes: Partial<ContractorProfile>) => {
    expect(profileCompleteness(aProfile(changes)).missing.map((step) => step.part)).toEqual([part])
  })

  // PROF-2
  it.each([
    ['contract', { rate: null }, ['rate']],
    ['contract', { currency: null }, ['rate']],
    ['contract', { permanentRate: null, permanentCurrency: null }, []],
    ['permanent', { rate: null, currency: null }, []],
    ['permanent', { permanentCurrency: null }, ['permanentRate']],
    ['any', { rate: null, permanentRate: null }, ['rate', 'permanentRate']],
  ] as const)('for %s work with %j misses %j', (opportunityType, changes, missing) => {
    const profile = aProfile({ opportunityType, ...changes })
    expect(profileCompleteness(profile).missing.map(({ part }) => part)).toEqual(missing)
  })

  // PROF-44
  it.each([
    ['introduction', { introduction: 'x'.repeat(119) }],
    ['workExperiences', { workExperiences: [] }],
  ] as const)('has %s left to do, though it is complete', (part, changes: Partial<ContractorProfile>) => {
    const { complete, missing, next, ratio } = profileCompleteness(aProfile(changes))
    expect({ complete, parts: missing.map((step) => step.part), next: next?.part }).toEqual({
      complete: true,
      parts: [part],
      next: part,
    })
    expect(ratio).toBeLessThan(1)
  })

  // PROF-44
  it('is 1 exactly if the automatic vetting approves it', () => {
    const changes = fc.record(
      {
        introduction: fc.constantFrom(null, 'Short.', 'x'.repeat(120)),
        workExperiences: fc.constantFrom([], aProfile().workExperiences),
        profilePicture: fc.constantFrom(null, '/picture'),
        rate: fc.constantFrom(null, 60),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(changes, (changed) => {
        const profile = aProfile({ ...changed, vettingStatus: 'incomplete' })
        expect(profileCompleteness(profile).ratio === 1).toBe(decideVetting(profile, 'auto') === 'approved')
      }),
    )
  })

  it('accepts "immediately" and the equator', () => {
    expect(profileCompleteness(aProfile({ availability: 0, latitude: 0, longitude: 0 })).complete).toBe(true)
  })
})

describe('vetting', () => {
  const short = { introduction: 'Short.' }
  // PROF-27
  it.each([
    ['incomplete', 'manual', {}, 'pending'],
    ['incomplete', 'auto', {}, 'approved'],
    ['pending', 'auto', {}, 'approved'],
    ['incomplete', 'auto', short, 'pending'],
    ['incomplete', 'auto', { workExperiences: [] }, 'pending'],
    ['incomplete', 'auto', { profilePicture: null }, 'incomplete'],
    ['pending', 'manual', { jobTitle: null }, 'incomplete'],
    ['approved', 'manual', short, 'approved'],
    ['changes_requested', 'auto', {}, 'changes_requested'],
    ['rejected', 'auto', {}, 'rejected'],
    ['suspended', 'auto', {}, 'suspended'],
  ] as const)('from %s, %s, with %j goes to %s', (vettingStatus, mode, changes, expected: VettingStatus) => {
    expect(decideVetting(aProfile({ ...changes, vettingStatus }), mode)).toBe(expected)
  })

  // PROF-31
  it.each(['incomplete', 'pending'] as const)('leaves a resubmitted profile that is %s to people', (vettingStatus) => {
    expect(decideVetting(aProfile({ vettingStatus, resubmittedAt: [TEST_NOW] }), 'auto')).toBe('pending')
  })

  // PROF-28
  it('accepts an introduction of exactly 120 characters', () => {
    const of = (length: number) => aProfile({ vettingStatus: 'incomplete', introduction: 'x'.repeat(length) })
    expect([decideVetting(of(119), 'auto'), decideVetting(of(120), 'auto')]).toEqual(['pending', 'approved'])
  })
})

describe('being searchable', () => {
  const facts = { emailVerified: true, now: TEST_NOW }

  // PROF-19, PROF-21
  it('needs approval, completeness, verification, no pause and confirmed availability', () => {
    expect(isSearchable(aProfile(), facts)).toBe(true)
    expect(hiddenReason(aProfile(), { ...facts, emailVerified: false })).toBe('not-verified')
    expect(hiddenReason(aProfile({ jobTitle: null }), facts)).toBe('incomplete')
    expect(hiddenReason(aProfile({ vettingStatus: 'pending' }), facts)).toBe('not-approved')
    expect(hiddenReason(aProfile({ paused: true }), facts)).toBe('paused')
    expect(hiddenReason(aProfile({ availabilityConfirmedAt: null }), facts)).toBe('availability-not-confirmed')
  })

  // PROF-19
  it('ends 120 days after availability was confirmed', () => {
    const confirmed = (milliseconds: number) =>
      aProfile({ availabilityConfirmedAt: new Date(TEST_NOW.getTime() - milliseconds) })
    expect(isSearchable(confirmed(120 * DAY_MS - 1), facts)).toBe(true)
    expect(isSearchable(confirmed(120 * DAY_MS), facts)).toBe(false)
  })

  // PROF-29
  it('continues while changes of an approved profile are reviewed', () => {
    expect(isSearchable(aProfile({ status: 'new' }), facts)).toBe(true)
  })
})

describe('skills', () => {
  // PROF-8
  it('are merged ignoring case, with the first spelling', () => {
    expect(mergeSkills(['Java', 'SQL'], ['java', ' Kafka ', 'sql', ''])).toEqual(['Java', 'SQL', 'Kafka'])
  })

  // PROF-8
  it('are at most fifteen, existing ones first', () => {
    const words = fc.array(fc.string({ maxLength: 6 }), { maxLength: 30 })
    fc.assert(
      fc.property(words, words, (existing, added) => {
        const merged = mergeSkills(existing, added)
        expect(merged.length).toBeLessThanOrEqual(15)
        expect(new Set(merged.map((skill) => skill.toLowerCase())).size).toBe(merged.length)
        expect(mergeSkills(merged, [])).toEqual(merged)
        expect(merged.slice(0, mergeSkills(existing, []).length)).toEqual(mergeSkills(existing, []))
      }),
    )
  })

  // PROF-7
  it('are converted from and to comma-separated text', () => {
    expect(splitList(' Java, ,C#,')).toEqual(['Java', 'C#'])
    const item = fc.stringMatching(/^[a-z#+]{1,8}$/)
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual(items)
      }),
    )
  })
})

describe('lists of entries', () => {
  const entry = (uuid: string, startDate: string, endDate: string | null): WorkExperience => ({
    uuid,
    title: 'Engineer',
    company: 'Harbour Works',
    location: null,
    description: null,
    currentWork: endDate === null,
    startDate,
    endDate,
    skills: [],
  })

  // PROF-15
  it('put current work first, then later ends', () => {
    const entries = [
      entry('old', '2010-01-01', '2015-01-01'),
      entry('now', '2020-01-01', null),
      entry('middle', '2015-01-01', '2020-01-01'),
      entry('newest', '2024-01-01', null),
    ]
    expect(sortWorkExperiences(entries).map(({ uuid }) => uuid)).toEqual(['newest', 'now', 'middle', 'old'])
  })

  // PROF-15
  it('put uncompleted qualifications first, then later graduations', () => {
    const of = (uuid: string, dateGraduated: string | null) => ({
      uuid,
      qualification: 'BSc',
      educationType: "Bachelor's degree",
      institution: 'UCT',
      dateGraduated,
      currentlyCompleting: dateGraduated === null,
    })
    const entries = [of('2012', '2012-12-01'), of('now', null), of('2016', '2016-12-01')]
    expect(sortQualifications(entries).map(({ uuid }) => uuid)).toEqual(['now', '2016', '2012'])
  })

  it.each([
    [0, 0, 0, null],
    [2, 0, 2, null],
    [3, 0, 2, 'Show more (1)'],
    [9, 0, 2, 'Show more (3)'],
    [9, 1, 5, 'Show more (3)'],
    [9, 2, 8, 'Show more (1)'],
    [9, 3, 9, null],
  ])('of %i show, after %i clicks, %i and the button %j', (length, clicks, shown, more) => {
    const list = revealEntries(Array.from({ length }), clicks)
    expect([list.shown.length, list.more]).toEqual([shown, more])
  })

  it('keep every entry when they are sorted', () => {
    const dates = fc.date({ min: new Date('1980-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    const day = dates.map((instant) => instant.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.option(day))), (spans) => {
        const entries = spans.map(([start, end], index) => entry(`${index}`, start, end))
        const ordered = sortWorkExperiences(entries)
        expect(new Set(ordered)).toEqual(new Set(entries))
        const ends = ordered.map(({ endDate }) => endDate ?? '9999-12-31')
        expect(ends).toEqual(ends.toSorted().toReversed())
      }),
    )
  })
})
