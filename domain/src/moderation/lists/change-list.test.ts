import { describe, expect, it } from 'vitest'
import { aProfile, fakeThrottle, listsFixture, TEST_NOW, VETTER } from '../../../testing/index.ts'
import type { ContractorProfile } from '../../profiles/index.ts'
import { LIST_ENTRIES_MAX, shippedEntry } from '../../reference/index.ts'
import { addDays } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import { respellProfiles } from './respell-profiles.ts'

const actor = VETTER
const skills = { actor, list: 'skills', industry: null } as const
const refused = (problem: string) => ({ ok: false, problem })
const uuidOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

describe('the lists of operators', () => {
  // MOD-12, MOD-75
  it.each(OPERATOR_ROLES)('are changed by those who manage lists: %s', async (role) => {
    const { add, change, read } = listsFixture()
    const by = { ...skills, actor: { ...actor, role } }
    const outcome = mayOperate(role, 'manage-lists') ? { ok: true } : refused('forbidden')
    expect(await read(by)).toMatchObject(outcome)
    expect(await add({ ...by, label: 'Zymurgy' })).toMatchObject(outcome)
    expect(await change({ ...by, code: 'kafka', label: 'Apache Kafka', isRetired: false })).toMatchObject(outcome)
    expect(await add({ ...by, actor: { ...by.actor, mustSetUpTwoFactor: true }, label: 'Malting' })).toEqual(
      refused('forbidden'),
    )
  })

  // MOD-75
  it('get an entry, a name, are without one and have it back; the log has each, and profiles follow', async () => {
    const { add, audit, change, lists, outbox, read } = listsFixture()
    expect(await add({ ...skills, label: ' Zymurgy ', industry: 'advisory' })).toMatchObject({
      value: { code: 'zymurgy', label: 'Zymurgy', industry: 'advisory', isRetired: false, formerLabels: [] },
    })
    const kafka = { ...skills, code: 'kafka' }
    await change({ ...kafka, label: 'Apache Kafka', isRetired: false })
    expect(await change({ ...kafka, label: 'Apache Kafka', isRetired: true })).toMatchObject({
      value: { code: 'kafka', label: 'Apache Kafka', isRetired: true, formerLabels: ['Kafka'] },
    })
    await change({ ...kafka, label: 'Kafka', isRetired: false })
    const details = { list: 'skills', code: 'kafka' }
    expect(audit.entries()).toMatchObject([
      {
        action: 'list-entry-added',
        actorUuid: actor.operatorUuid,
        details: { list: 'skills', code: 'zymurgy', label: 'Zymurgy' },
      },
      { action: 'list-entry-changed', details: { ...details, before: 'Kafka', label: 'Apache Kafka' } },
      { action: 'list-entry-retired', details: { ...details, label: 'Apache Kafka' } },
      { action: 'list-entry-changed', details: { ...details, before: 'Apache Kafka', label: 'Kafka' } },
      { action: 'list-entry-restored', details },
    ])
    expect(outbox.ofType('list-changed')).toHaveLength(4)
    expect((await lists.read()).map(({ code, formerLabels }) => [code, formerLabels])).toEqual([
      ['zymurgy', []],
      ['kafka', ['Apache Kafka']],
    ])
    expect(await read(skills)).toMatchObject({ value: { entries: { length: 5 } } })
  })

  // MOD-75
  it('change nothing for what is the same, taken, wrong or gone', async () => {
    const { add, audit, change } = listsFixture()
    expect(await change({ ...skills, code: 'kafka', label: 'Kafka', isRetired: false })).toMatchObject({ ok: true })
    const taken = { problem: 'invalid', details: { label: ['The list has this already'] } }
    expect(await add({ ...skills, label: 'KÁFKA' })).toMatchObject(taken)
    expect(await change({ ...skills, code: 'c-plus-plus', label: 'kafka', isRetired: true })).toMatchObject(taken)
    expect(await add({ ...skills, label: 'x', industry: 'brewing' })).toMatchObject({
      problem: 'invalid',
      details: { label: [expect.stringContaining('at least 2')], industry: ['Value is not one of the options'] },
    })
    expect(await change({ ...skills, code: 'gone', label: 'Gone', isRetired: false })).toEqual(refused('not-found'))
    expect(audit.entries()).toEqual([])
    expect(await add({ ...skills, list: 'job-titles', label: 'Kafka' })).toMatchObject({ ok: true })
  })

  // MOD-75
  it('have industries, which belong to none', async () => {
    const { add, change } = listsFixture()
    const industries = { actor, list: 'industries', industry: null } as const
    expect(await add({ ...industries, label: 'Brewing' })).toMatchObject({ value: { code: 'brewing' } })
    expect(await add({ ...skills, label: 'Zymurgy', industry: 'brewing' })).toMatchObject({ ok: true })
    expect(
      await change({ ...industries, code: 'brewing', label: 'Brewing', industry: 'advisory', isRetired: false }),
    ).toMatchObject({ details: { industry: ['Value is not one of the options'] } })
  })

  // MOD-75
  it('are not endless: addListEntry refuses one too many', async () => {
    const { add, lists } = listsFixture()
    const many = Array.from({ length: LIST_ENTRIES_MAX.skills - 4 }, (_, at) => shippedEntry(`Skill ${at}`))
    await lists.save(...many.map((entry) => ({ ...entry, list: 'skills' as const })))
    expect(await add({ ...skills, label: 'Zymurgy' })).toEqual(refused('list-full'))
  })

  // MOD-75
  it('say how many people have each entry, however it is spelled', async () => {
    const people = ['Kafka', 'kafka', 'Zymurgy'].map((skill, at) => aProfile({ uuid: uuidOf(at), skills: [skill] }))
    const { read } = listsFixture(...people)
    const listed = await read(skills)
    expect(listed.ok && listed.value.entries.map(({ label, people: count }) => [label, count])).toEqual([
      ['C++', 0],
      ['Kafka', 2],
      ['React', 0],
      ['React.js', 0],
    ])
  })
})

describe('profiles after a list was changed', () => {
  const before = aProfile({
    vettingStatus: 'approved',
    status: 'reviewed',
    jobTitle: 'data engineer',
    skills: ['React', 'kafka', 'Own word'],
    updatedAt: addDays(TEST_NOW, -3),
  })
  const [job] = before.workExperiences
  const profile: ContractorProfile = {
    ...before,
    workExperiences: job === undefined ? [] : [{ ...job, skills: ['Kafka'] }],
  }

  // MOD-75, REF-28
  it('have its spelling, are neither new nor changed, and are indexed again', async () => {
    const { change, outbox, profile: read, respell, vettingReviews } = listsFixture(profile)
    await vettingReviews.saveApproved(profile.uuid, { profile, at: TEST_NOW })
    await change({ ...skills, code: 'kafka', label: 'Apache Kafka', isRetired: false })
    await respell({ list: 'skills' })
    const respelled = { ...profile, skills: ['React', 'Apache Kafka', 'Own word'] }
    expect(await read(profile.uuid)).toMatchObject({
      ...respelled,
      jobTitle: 'Data Engineer',
      workExperiences: [{ skills: ['Apache Kafka'] }],
    })
    expect((await vettingReviews.findApproved(profile.uuid))?.profile.skills).toEqual(respelled.skills)
    expect(outbox.ofType('profile-changed')).toMatchObject([{ contractorUuid: profile.uuid }])
    await respell()
    expect(outbox.ofType('profile-changed')).toHaveLength(1)
  })

  // MOD-75
  it('are all reached, batch by batch', async () => {
    const people = Array.from({ length: 120 }, (_, at) => aProfile({ uuid: uuidOf(at), skills: ['kafka'] }))
    const { outbox, profile: read, respell } = listsFixture(...people)
    await respell({ list: 'skills' })
    expect(outbox.ofType('profile-changed')).toHaveLength(120)
    expect((await read(uuidOf(119)))?.skills).toEqual(['Kafka'])
  })

  // REF-30
  it('are read in two nights with the same lists, and in no other until a list changes', async () => {
    const { change, deps, outbox } = listsFixture(aProfile({ uuid: uuidOf(1), skills: ['Kafka'] }))
    let reads = 0
    const listSpellings: typeof deps.profileTerms.listSpellings = (list, page) => {
      reads += 1
      return deps.profileTerms.listSpellings(list, page)
    }
    const night = async (shippedLists = deps.shippedLists): Promise<number> => {
      reads = 0
      await respellProfiles({ ...deps, shippedLists, profileTerms: { ...deps.profileTerms, listSpellings } })()
      return reads
    }
    // Each of three lists: the only person, and nobody after.
    expect([await night(), await night(), await night(), await night()]).toEqual([6, 6, 0, 0])
    await change({ ...skills, code: 'kafka', label: 'Apache Kafka', isRetired: false })
    expect([await night(), await night(), await night()]).toEqual([6, 6, 0])
    expect(outbox.ofType('profile-changed')).toHaveLength(1)
    const ofNextRelease = { ...deps.shippedLists, skills: [shippedEntry('Hops'), ...deps.shippedLists.skills] }
    expect([await night(ofNextRelease), await night(ofNextRelease), await night(ofNextRelease)]).toEqual([6, 6, 0])
  })

  // REF-30
  it('are read again after a night that failed', async () => {
    const { deps, profile: read } = listsFixture(aProfile({ uuid: uuidOf(1), skills: ['kafka'] }))
    const away = async (): Promise<never> => {
      throw new Error('The database is away')
    }
    const failing = { ...deps, profileTerms: { ...deps.profileTerms, listSpellings: away } }
    for (const _ of [1, 2, 3]) await expect(respellProfiles(failing)()).rejects.toThrow('away')
    await respellProfiles(deps)()
    expect((await read(uuidOf(1)))?.skills).toEqual(['Kafka'])
  })

  // BASE-52
  it('are read 500 at a time, with a rest as long as it took', async () => {
    const people = Array.from({ length: 1_001 }, (_, at) => aProfile({ uuid: uuidOf(at), skills: ['Kafka'] }))
    const { clock, deps } = listsFixture(...people)
    const throttle = fakeThrottle(clock)
    const listSpellings: typeof deps.profileTerms.listSpellings = (list, page) => {
      clock.advance(70)
      return deps.profileTerms.listSpellings(list, page)
    }
    const profileTerms = { ...deps.profileTerms, listSpellings }
    await respellProfiles({ ...deps, throttle, profileTerms })({ list: 'skills' })
    // The last one finds nobody.
    expect(throttle.rests).toEqual([70, 70, 70, 70])
  })
})
