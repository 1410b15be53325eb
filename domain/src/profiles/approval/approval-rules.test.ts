import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  aProfile,
  fakeClock,
  fakeIds,
  fakeOutbox,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  fakeVettingReviews,
  fakeVettingRules,
  noLists,
  TEST_NOW,
} from '../../../testing/index.ts'
import { addDays, ok } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { updateProfile } from '../update-profile.ts'
import type { VettingMode } from '../vetting.ts'
import {
  type ApprovalFacts,
  approvalFacts,
  type ApprovalRuleName,
  type ApprovalRules,
  DEFAULT_APPROVAL_RULES,
  normaliseRules,
  ruleThatApproves,
} from './approval-rules.ts'
import { changedSections, VETTED_SECTIONS } from './vetted-sections.ts'

const none: ApprovalRules = { changes: [], newProfiles: null }
const changeOf = (...changed: ApprovalFacts['changed']): ApprovalFacts => ({
  kind: 'change',
  changed,
  isComplete: true,
  extras: [],
})
const newWith = (...extras: ApprovalFacts['extras']): ApprovalFacts => ({
  kind: 'new',
  changed: [],
  isComplete: true,
  extras,
})

// MOD-87, MOD-88
describe('what is approved without a vetter', () => {
  const table: readonly (readonly [
    what: string,
    facts: ApprovalFacts,
    rules: Partial<ApprovalRules>,
    rule: ApprovalRuleName | null,
  ])[] = [
    ['a change of a named section', changeOf('rates'), { changes: ['rates'] }, 'changes'],
    ['changes of named sections', changeOf('rates', 'languages'), { changes: ['languages', 'rates'] }, 'changes'],
    ['a change that was taken back', changeOf(), { changes: ['rates'] }, 'changes'],
    ['a change of another section', changeOf('title'), { changes: ['rates'] }, null],
    ['a change of a named and another section', changeOf('title', 'rates'), { changes: ['rates'] }, null],
    ['a change, without a rule', changeOf('rates'), {}, null],
    ['a change that was taken back, without a rule', changeOf(), {}, null],
    [
      'a change of an incomplete profile',
      { ...changeOf('rates'), isComplete: false },
      { changes: ['rates'] },
      'changes',
    ],
    ['a change, by the rule for new profiles', changeOf('rates'), { newProfiles: [] }, null],
    ['a complete new profile', newWith(), { newProfiles: [] }, 'newProfiles'],
    ['an incomplete new profile', { ...newWith('cv'), isComplete: false }, { newProfiles: [] }, null],
    ['a new profile with what is asked', newWith('mobile', 'cv'), { newProfiles: ['cv'] }, 'newProfiles'],
    ['a new profile without one of two', newWith('cv'), { newProfiles: ['cv', 'own-domain'] }, null],
    ['a new profile, without a rule', newWith('mobile', 'own-domain', 'import', 'cv'), {}, null],
    ['a new profile, by the rule for changes', newWith(), { changes: [...VETTED_SECTIONS] }, null],
    ['a resubmission', { ...changeOf('rates'), kind: 'again' }, { changes: ['rates'], newProfiles: [] }, null],
  ]
  it.each(table)('%s', (_, facts, rules, rule) => {
    expect(ruleThatApproves(facts, { ...none, ...rules })).toBe(rule)
  })

  it('has nothing that people write, until operators change it', () => {
    expect(DEFAULT_APPROVAL_RULES).toEqual({
      changes: ['preferences', 'availability', 'rates', 'languages'],
      newProfiles: null,
    })
    expect(normaliseRules({ changes: ['rates', 'name', 'rates'], newProfiles: ['cv', 'mobile', 'cv'] })).toEqual({
      changes: ['name', 'rates'],
      newProfiles: ['mobile', 'cv'],
    })
  })
})

// MOD-83
describe('the sections in which profiles differ', () => {
  const profile = aProfile()
  it.each<readonly [changes: Partial<ContractorProfile>, sections: readonly string[]]>([
    [{}, []],
    [{ paused: true, status: 'new', updatedAt: addDays(TEST_NOW, 1), cvVisibility: 'after-acceptance' }, []],
    [{ firstName: 'Thandeka', rate: 901 }, ['name', 'rates']],
    [{ longitude: 18.5, contractMin: null }, ['location', 'preferences']],
    [{ skills: profile.skills.toReversed(), workExperiences: [] }, ['skills', 'work']],
    [{ cvUrl: '/v0/files/cv.pdf', cvName: 'cv.pdf', qualifications: [] }, ['education', 'cv']],
  ])('%j', (changes, sections) => {
    expect(changedSections(profile, { ...profile, ...changes })).toEqual(sections)
  })

  it('do not depend on the order of the fields of an entry', () => {
    const reordered = profile.workExperiences.map(
      (entry) => Object.fromEntries(Object.entries(entry).toReversed()) as unknown as typeof entry,
    )
    expect(changedSections(profile, { ...profile, workExperiences: reordered })).toEqual([])
  })
})

// MOD-88
it('the facts of a profile are taken from the profile, the account and the import', () => {
  const profile = aProfile({ vettingStatus: 'pending', cvUrl: '/v0/files/cv.pdf' })
  const { mobile } = anAccount()
  const context = { approved: null, email: 'thandi@nkosi.example', importedAt: TEST_NOW, mobile }
  expect(approvalFacts(profile, context)).toEqual(newWith('mobile', 'own-domain', 'import', 'cv'))
  const bare = { ...context, email: 'thandi@GMail.com', importedAt: null, mobile: null }
  expect(approvalFacts({ ...profile, cvUrl: null, introduction: 'Short.' }, bare)).toEqual({
    ...newWith(),
    isComplete: false,
  })
  const approved = { profile: { ...profile, jobTitle: 'Pilot' }, at: TEST_NOW }
  expect(approvalFacts(profile, { ...bare, approved })).toMatchObject({ kind: 'change', changed: ['title'] })
})

describe('saving a profile', () => {
  const actor = aContractorActor()
  const setUp = async (profile: ContractorProfile, rules: ApprovalRules | null, mode: VettingMode = 'manual') => {
    const vettingRules = fakeVettingRules()
    if (rules !== null) await vettingRules.save(rules, TEST_NOW)
    const vettingReviews = fakeVettingReviews({ account: () => anAccount(), rules: vettingRules })
    const stores = { ...fakeVetting(), outbox: fakeOutbox(), profiles: fakeProfiles(profile), vettingReviews }
    const unitOfWork = fakeUnitOfWork(stores)
    const deps = { clock: fakeClock(TEST_NOW), ids: fakeIds(), listSource: noLists, unitOfWork, vettingMode: mode }
    const save = (changes: Partial<ContractorProfile>) =>
      updateProfile(deps, actor, (current) => ok({ ...current, ...changes }))
    return { ...stores, save }
  }
  const approved = aProfile({ vettingStatus: 'approved', status: 'reviewed' })

  // MOD-87
  it('approves a change by the rule, logs it with the rule, and keeps what a vetter approved as the measure', async () => {
    const { audit, outbox, save, vettingDecisions, vettingReviews } = await setUp(approved, null)
    await vettingReviews.saveApproved(approved.uuid, { profile: approved, at: TEST_NOW })
    expect(await save({ rate: 950 })).toMatchObject({ value: { vettingStatus: 'approved', status: 'reviewed' } })
    expect(audit.entries()).toMatchObject([
      {
        action: 'profile-decided',
        actorUuid: null,
        subjectUuid: approved.uuid,
        details: { decision: 'approved', rule: 'changes', sections: ['rates'] },
      },
    ])
    expect(vettingDecisions.approvals()).toMatchObject([
      { rule: 'changes', facts: { kind: 'change', changed: ['rates'] } },
    ])
    expect(outbox.events.map(({ type }) => type)).toEqual(['profile-changed'])
    // Together with the title it is for a vetter, who sees both.
    expect(await save({ jobTitle: 'Pilot' })).toMatchObject({ value: { status: 'new' } })
    expect(await save({ rate: 960 })).toMatchObject({ value: { status: 'new' } })
    expect(await save({ jobTitle: approved.jobTitle })).toMatchObject({ value: { status: 'reviewed' } })
    expect(await vettingReviews.findApproved(approved.uuid)).toMatchObject({ profile: { rate: approved.rate } })
  })

  // MOD-87
  it('leaves changes to vetters where nothing was approved before', async () => {
    const { audit, save } = await setUp(approved, null)
    expect(await save({ rate: 950 })).toMatchObject({ value: { status: 'new' } })
    expect(audit.entries()).toEqual([])
  })

  // MOD-88
  it('approves a new profile by the rule, tells the contractor, and compares later changes with it', async () => {
    const rules: ApprovalRules = { changes: ['rates'], newProfiles: ['mobile'] }
    const { outbox, save } = await setUp(aProfile({ vettingStatus: 'incomplete', jobTitle: null }), rules)
    expect(await save({ skills: ['Kafka'] })).toMatchObject({ value: { vettingStatus: 'incomplete' } })
    expect(await save({ jobTitle: 'Pilot' })).toMatchObject({
      value: { vettingStatus: 'approved', status: 'reviewed' },
    })
    expect(outbox.ofType('vetting-changed')).toMatchObject([{ from: 'incomplete', to: 'approved' }])
    expect(await save({ rate: 950 })).toMatchObject({ value: { status: 'reviewed' } })
    expect(await save({ jobTitle: 'Astronaut' })).toMatchObject({ value: { status: 'new' } })
  })

  // PROF-28, MOD-88
  it('keeps what VETTING=auto approves for a vetter’s look, unless a rule takes it', async () => {
    const incomplete = aProfile({ vettingStatus: 'incomplete', jobTitle: null })
    const seen = await setUp(incomplete, none, 'auto')
    expect(await seen.save({ jobTitle: 'Pilot' })).toMatchObject({
      value: { vettingStatus: 'approved', status: 'new' },
    })
    const taken = await setUp(incomplete, { ...none, newProfiles: [] }, 'auto')
    expect(await taken.save({ jobTitle: 'Pilot' })).toMatchObject({
      value: { vettingStatus: 'approved', status: 'reviewed' },
    })
  })
})
