import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anApprovedProfile, fakeThrottle, fakeUnitOfWork, profileFixture, TEST_NOW } from '../../../testing/index.ts'
import { addDays, websiteDomain } from '../../shared/index.ts'
import { AVAILABILITY_BATCH, availabilityStageDue, checkAvailability } from './availability-check.ts'
import { companyNameKey } from './company-name-key.ts'
import { confirmAvailability, pauseProfile } from './profile-visibility.ts'
import { hideFromCompany, hideFromCurrentEmployers, unhideFromCompany } from './hide-from-companies.ts'

describe('a pause', () => {
  // PROF-23
  it('does not change the review status, and emits an event', async () => {
    const { actor, deps, profiles, types } = profileFixture(anApprovedProfile({ status: 'reviewed' }))
    await pauseProfile(deps)({ actor, paused: true })
    expect(await profiles.find(actor.accountUuid)).toMatchObject({ paused: true, status: 'reviewed' })
    expect(types()).toEqual(['profile-changed'])
  })
})

describe('availability', () => {
  // PROF-22
  it.each([
    [29, 0, null],
    [30, 0, 30],
    [45, 30, null],
    [60, 30, 60],
    [119, 60, null],
    [120, 60, 120],
    [400, 0, 120],
    [400, 120, null],
  ])('after %i days, %i told: %s is due', (days, told, due) => {
    const profile = anApprovedProfile({
      availabilityConfirmedAt: addDays(TEST_NOW, -days),
      availabilityReminderStage: told,
    })
    expect(availabilityStageDue(profile, TEST_NOW)).toBe(due)
  })

  it('is not checked for paused or unapproved contractors', () => {
    const old = { availabilityConfirmedAt: addDays(TEST_NOW, -90) }
    expect(availabilityStageDue(anApprovedProfile({ ...old, paused: true }), TEST_NOW)).toBeNull()
    expect(availabilityStageDue(anApprovedProfile({ ...old, vettingStatus: 'pending' }), TEST_NOW)).toBeNull()
  })

  // PROF-22
  it('is checked once per stage, and again from the first stage after a confirmation', async () => {
    const { actor, clock, deps, outbox } = profileFixture(anApprovedProfile({ availabilityConfirmedAt: TEST_NOW }))
    const days = () => outbox.events.flatMap((event) => (event.type === 'availability-unconfirmed' ? event.days : []))
    clock.set(addDays(TEST_NOW, 31))
    expect(await checkAvailability(deps)()).toBe(1)
    expect(await checkAvailability(deps)()).toBe(0)
    clock.set(addDays(TEST_NOW, 130))
    await checkAvailability(deps)()
    expect(days()).toEqual([30, 120])
    await confirmAvailability(deps)({ actor, availability: 30 })
    expect(await checkAvailability(deps)()).toBe(0)
    clock.set(addDays(TEST_NOW, 160))
    await checkAvailability(deps)()
    expect(days()).toEqual([30, 120, 30])
  })

  // BASE-52
  it('is checked in batches, with a rest as long as each took', async () => {
    const { clock, deps, outbox, profiles } = profileFixture(anApprovedProfile({ availabilityConfirmedAt: TEST_NOW }))
    const people = Array.from({ length: 2 * AVAILABILITY_BATCH }, (_, at) => `person ${at}`)
    for (const uuid of people) await profiles.add(anApprovedProfile({ uuid, availabilityConfirmedAt: TEST_NOW }))
    clock.set(addDays(TEST_NOW, 31))
    const throttle = fakeThrottle(clock)
    const takeAvailabilityDue: typeof profiles.takeAvailabilityDue = (now, limit) => {
      clock.advance(70)
      return profiles.takeAvailabilityDue(now, limit)
    }
    const unitOfWork = fakeUnitOfWork({ outbox, profiles: { ...profiles, takeAvailabilityDue } })
    expect(await checkAvailability({ ...deps, throttle, unitOfWork })()).toBe(people.length + 1)
    expect(throttle.rests).toEqual([70, 70, 70])
  })

  it('accepts only the options', async () => {
    const { actor, deps } = profileFixture(anApprovedProfile())
    const refused = await confirmAvailability(deps)({ actor, availability: 5 })
    expect(refused).toMatchObject({ ok: false, problem: 'invalid' })
  })
})

describe('hiding from companies', () => {
  it.each([
    ['Umoya Energy (Pty) Ltd', 'umoya energy'],
    ['UMOYA  energy', 'umoya energy'],
    ['Umoya Energy Limited', 'umoya energy'],
    ['Café & Söhne GmbH', 'cafe and sohne'],
    ['The Company Ltd', 'the company ltd'],
  ])('knows %s as %s', (name, key) => {
    expect(companyNameKey(name)).toBe(key)
  })

  it.each([
    ['https://www.kestrel.example/jobs?a=1', 'kestrel.example'],
    ['Kestrel.example', 'kestrel.example'],
    ['here', null],
    ['', null],
  ])('reads the domain of %s', (website, domain) => {
    expect(websiteDomain(website)).toBe(domain)
  })

  // PROF-25
  it('maps a name to one key regardless of case, accents and punctuation', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const key = companyNameKey(name)
        expect(companyNameKey(key)).toBe(key)
        expect(companyNameKey(` ${name.toUpperCase()}, `)).toBe(companyNameKey(name.toUpperCase()))
      }),
    )
  })

  // CONV-74
  it('locks the account, as a request to it does', async () => {
    const { accounts, actor, deps } = profileFixture(anApprovedProfile())
    const lock = vi.spyOn(accounts, 'findForUpdate')
    await hideFromCompany(deps)({ actor, name: 'Kestrel', website: '', companyUuid: null })
    await hideFromCurrentEmployers(deps)({ actor })
    expect(lock.mock.calls).toEqual([[actor.accountUuid], [actor.accountUuid]])
  })

  // PROF-25
  it('has one entry per company', async () => {
    const { actor, deps, hiddenCompanies, types } = profileFixture(anApprovedProfile())
    const hide = (name: string) => hideFromCompany(deps)({ actor, name, website: '', companyUuid: null })
    const first = await hide('Umoya Energy')
    const again = await hide('umoya energy (pty) ltd')
    expect(again).toEqual(first)
    expect(await hiddenCompanies.list(actor.accountUuid)).toHaveLength(1)
    // SRCH-81
    const hiddenUuid = (await hiddenCompanies.list(actor.accountUuid))[0]?.uuid ?? ''
    await unhideFromCompany(deps)({ actor, hiddenUuid })
    expect(types()).toEqual(['profile-changed', 'profile-changed', 'profile-changed'])
  })

  // PROF-26
  it('adds all current employers at once', async () => {
    const profile = anApprovedProfile()
    const [job] = profile.workExperiences
    if (job === undefined) throw new Error('The builder has no work')
    const workExperiences = [
      { ...job, company: 'Now Ltd', currentWork: true, endDate: null },
      {
        ...job,
        uuid: '01900000-0000-7000-8000-00000000ab01',
        company: 'Then Ltd',
        currentWork: false,
        endDate: '2020-01-01',
      },
    ]
    const { actor, deps } = profileFixture({ ...profile, workExperiences })
    const hidden = await hideFromCurrentEmployers(deps)({ actor })
    expect(hidden).toMatchObject({ ok: true, value: [{ name: 'Now Ltd', nameKey: 'now' }] })
  })
})
