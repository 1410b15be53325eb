import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  anEmployer,
  anEmployerActor,
  aProfile,
  fakeAccounts,
  fakeClock,
  fakeFiles,
  fakeFileStore,
  fakeIds,
  fakeOutbox,
  fakePictures,
  fakeProfiles,
  fakeUnitOfWork,
  fakeVetting,
  noLists,
  TEST_NOW,
} from '../../testing/index.ts'
import {
  addWorkExperience,
  listWorkExperiences,
  removeWorkExperience,
  replaceWorkExperience,
} from './entries/work-experience.ts'
import { type ContractorProfile } from './contractor-profile.ts'
import { emptyProfile } from './empty-profile.ts'
import { pictureUrl, type StoredFile } from '../files/index.ts'
import { saveContractorDetails } from './save-contractor-details.ts'
import { setProfilePicture } from './set-profile-picture.ts'

const actor = aContractorActor()

const cv: StoredFile = {
  uuid: 'cv',
  ownerUuid: actor.accountUuid,
  purpose: 'cv',
  originalName: 'Thandi Nkosi.pdf',
  contentType: 'application/pdf',
  size: 1_000,
  url: '/v0/files/cv/thandi.pdf',
  createdAt: TEST_NOW,
}

const setUp = (profile: ContractorProfile = aProfile(), vettingMode: 'auto' | 'manual' = 'auto') => {
  const repositories = {
    accounts: fakeAccounts(anAccount(), anEmployer()),
    files: fakeFiles(cv, { ...cv, uuid: 'other', ownerUuid: 'somebody else', url: '/v0/files/cv/other.pdf' }),
    outbox: fakeOutbox(),
    profiles: fakeProfiles(profile),
    ...fakeVetting(),
  }
  const fileStore = fakeFileStore()
  const deps = {
    clock: fakeClock(),
    files: repositories.files,
    fileStore,
    ids: fakeIds(),
    listSource: noLists,
    pictures: fakePictures(),
    places: { locate: () => Promise.resolve({ countryCode: 'AU', provinceCode: 'AU.02' }) },
    unitOfWork: fakeUnitOfWork(repositories),
    vettingMode,
  }
  const stored = () => repositories.profiles.find(actor.accountUuid)
  return { ...repositories, deps, fileStore, stored }
}

describe('saving the main section of a profile', () => {
  // PROF-4, PROF-5
  it('changes only the submitted fields, sets the status to new and emits an event', async () => {
    const { deps, outbox, stored } = setUp()
    const saved = await saveContractorDetails(deps)({ actor, details: { jobTitle: ' Architect ', rate: null } })
    expect(saved.ok).toBe(true)
    expect(await stored()).toEqual({
      ...aProfile(),
      jobTitle: 'Architect',
      rate: null,
      status: 'new',
      updatedAt: TEST_NOW,
    })
    expect(outbox.ofType('profile-changed')).toMatchObject([{ contractorUuid: actor.accountUuid }])
  })

  // PROF-6
  it('derives country and province from new coordinates', async () => {
    const { deps, stored } = setUp()
    const details = { locationTitle: 'Sydney', latitude: -33.87, longitude: 151.21 }
    await saveContractorDetails(deps)({ actor, details })
    expect(await stored()).toMatchObject({ ...details, countryCode: 'AU', provinceCode: 'AU.02' })
  })

  // PROF-22
  it('confirms availability whenever it is submitted', async () => {
    const { deps, stored } = setUp()
    await saveContractorDetails(deps)({ actor, details: { availability: 0 } })
    expect(await stored()).toMatchObject({ availability: 0, availabilityConfirmedAt: TEST_NOW })
  })

  // PROF-6
  it('saves the name on the account too', async () => {
    const { accounts, deps } = setUp()
    await saveContractorDetails(deps)({ actor, details: { firstName: 'Thandeka' } })
    expect(await accounts.find(actor.accountUuid)).toMatchObject({ firstName: 'Thandeka', lastName: 'Nkosi' })
  })

  // PROF-5
  it('returns all errors at once and changes nothing', async () => {
    const { deps, outbox, stored } = setUp()
    const details = {
      firstName: ' ',
      availability: 3,
      latitude: 91,
      rate: 0,
      currency: 'EUR',
      cvDoc: 'https://evil.example/cv.pdf',
    }
    const refused = await saveContractorDetails(deps)({ actor, details: { ...details, currency: 'EUR' as 'USD' } })
    expect(refused).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        firstName: ['Value is required'],
        latitude: ['The value must be between -90 and 90'],
        longitude: ['Value is required'],
        availability: ['Value is not one of the options'],
        rate: ['The minimum value allowed is 1'],
        currency: ['Value is not one of the options'],
        cvDoc: ['Please upload this file again'],
      },
    })
    expect(await stored()).toEqual(aProfile())
    expect(outbox.events).toEqual([])
  })

  // FILE-6
  it('accepts only a CV that this person uploaded', async () => {
    const { deps, stored } = setUp()
    await saveContractorDetails(deps)({ actor, details: { cvDoc: cv.url } })
    expect(await stored()).toMatchObject({ cvUrl: cv.url, cvName: 'Thandi Nkosi.pdf' })
    const other = await saveContractorDetails(deps)({ actor, details: { cvDoc: '/v0/files/cv/other.pdf' } })
    expect(other).toMatchObject({ problem: 'invalid', details: { cvDoc: ['Please upload this file again'] } })
    await saveContractorDetails(deps)({ actor, details: { cvDoc: null } })
    expect(await stored()).toMatchObject({ cvUrl: null, cvName: null })
  })

  // PROF-12
  it('accepts the two options of CV visibility', async () => {
    const { deps, stored } = setUp()
    await saveContractorDetails(deps)({ actor, details: { cvVisibility: 'after-acceptance' } })
    expect(await stored()).toMatchObject({ cvVisibility: 'after-acceptance' })
    const wrong = { cvVisibility: 'everybody' as 'employers' }
    expect(await saveContractorDetails(deps)({ actor, details: wrong })).toMatchObject({
      details: { cvVisibility: ['Value is not one of the options'] },
    })
  })

  // PROF-28
  it('approves a completed profile automatically', async () => {
    const { deps, stored } = setUp(aProfile({ vettingStatus: 'incomplete', jobTitle: null }))
    await saveContractorDetails(deps)({ actor, details: { jobTitle: 'Architect' } })
    expect(await stored()).toMatchObject({ vettingStatus: 'approved' })
  })

  // PROF-28
  it('does not approve automatically if vetting is manual', async () => {
    const { deps, stored } = setUp(aProfile({ vettingStatus: 'incomplete' }), 'manual')
    await saveContractorDetails(deps)({ actor, details: { jobTitle: 'Architect' } })
    expect(await stored()).toMatchObject({ vettingStatus: 'pending' })
  })

  it('is refused to employers', async () => {
    const { deps } = setUp()
    const refused = await saveContractorDetails(deps)({ actor: anEmployerActor(), details: {} })
    expect(refused).toEqual({ ok: false, problem: 'forbidden' })
  })
})

describe('work experience', () => {
  const entry = {
    title: 'Engineer',
    company: 'Harbour Works',
    location: null,
    description: null,
    currentWork: false,
    startDate: '2015-01-01',
    endDate: '2020-01-01',
    skills: ['SQL'],
  }

  // PROF-18
  it('is added under a new id, listed in order, replaced and removed', async () => {
    const { deps, profiles } = setUp()
    const added = await addWorkExperience(deps)({ actor, id: 'new', entry })
    expect(added).toMatchObject({ ok: true, value: { title: 'Engineer', skills: ['SQL'] } })
    const uuid = added.ok ? added.value.uuid : ''
    const listed = await listWorkExperiences({ profiles })({ actor })
    expect(listed).toMatchObject({ value: [{ title: 'Lead engineer' }, { uuid }] })
    const replaced = await replaceWorkExperience(deps)({ actor, uuid, entry: { ...entry, title: 'Senior engineer' } })
    expect(replaced).toMatchObject({ ok: true, value: { uuid, title: 'Senior engineer' } })
    expect(await removeWorkExperience(deps)({ actor, uuid })).toEqual({ ok: true, value: null })
    expect(await removeWorkExperience(deps)({ actor, uuid })).toEqual({ ok: false, problem: 'not-found' })
    expect(await replaceWorkExperience(deps)({ actor, uuid, entry })).toEqual({ ok: false, problem: 'not-found' })
  })

  // PROF-16
  it('is one entry if the same client id is used twice', async () => {
    const { deps, stored } = setUp()
    const id = '01920000-0000-7000-8000-00000000000A'
    await addWorkExperience(deps)({ actor, id, entry })
    const again = await addWorkExperience(deps)({ actor, id, entry })
    expect(again).toMatchObject({ value: { uuid: id.toLowerCase() } })
    expect((await stored())?.workExperiences).toHaveLength(2)
  })

  it('makes a complete profile searchable with its first entry', async () => {
    const { deps, stored } = setUp(aProfile({ vettingStatus: 'pending', workExperiences: [] }))
    await addWorkExperience(deps)({ actor, id: 'new', entry })
    expect(await stored()).toMatchObject({ vettingStatus: 'approved' })
  })

  // PROF-52
  it('may begin on the current date of any time zone, and no later', async () => {
    const { deps } = setUp()
    const clock = fakeClock(new Date('2026-03-02T10:00:00Z'))
    const begin = (startDate: string) =>
      addWorkExperience({ ...deps, clock })({
        actor,
        id: 'new',
        entry: { ...entry, currentWork: true, startDate, endDate: null },
      })
    expect(await begin('2026-03-03')).toMatchObject({ ok: true })
    expect(await begin('2026-03-04')).toMatchObject({ problem: 'invalid', details: { startDate: [expect.anything()] } })
    clock.set(new Date('2026-03-02T09:59:59Z'))
    expect(await begin('2026-03-03')).toMatchObject({ problem: 'invalid' })
  })

  it('is refused to employers and for a form with errors', async () => {
    const { deps, profiles } = setUp()
    expect(await listWorkExperiences({ profiles })({ actor: anEmployerActor() })).toMatchObject({
      problem: 'forbidden',
    })
    const forbidden = await addWorkExperience(deps)({ actor: anEmployerActor(), id: 'new', entry })
    expect(forbidden).toEqual({ ok: false, problem: 'forbidden' })
    const invalid = await addWorkExperience(deps)({ actor, id: 'new', entry: { ...entry, title: '' } })
    expect(invalid).toEqual({ ok: false, problem: 'invalid', details: { title: ['Value is required'] } })
  })
})

describe('a profile picture', () => {
  const picture = { bytes: new Uint8Array([1, 2, 3]), originalName: 'me.jpg' }

  // PROF-10
  it('is stored in three sizes, on the account and on the profile', async () => {
    const { accounts, deps, fileStore, files, stored } = setUp(emptyProfile(anAccount(), TEST_NOW))
    const set = await setProfilePicture(deps)({ actor, picture })
    const url = set.ok ? set.value : ''
    expect(fileStore.names()).toEqual(
      [512, 176, 56].map((size) => pictureUrl(url, size as 512).slice('/v0/files/'.length)),
    )
    expect(await accounts.find(actor.accountUuid)).toMatchObject({ profileImage: url })
    expect(await stored()).toMatchObject({ profilePicture: url, status: 'new' })
    expect(await files.findByUrl(url)).toMatchObject({ ownerUuid: actor.accountUuid, purpose: 'profile-image' })
  })

  // PROF-10
  it('can be set by an employer too', async () => {
    const { accounts, deps, outbox } = setUp()
    const set = await setProfilePicture(deps)({ actor: anEmployerActor(), picture })
    expect(await accounts.find(anEmployer().uuid)).toMatchObject({ profileImage: set.ok ? set.value : '' })
    expect(outbox.ofType('profile-changed')).toEqual([])
  })

  // FILE-5
  it('is refused if it is not a picture, or over 5 MB', async () => {
    const { deps } = setUp()
    const none = await setProfilePicture(deps)({ actor, picture: { ...picture, bytes: new Uint8Array() } })
    expect(none).toMatchObject({
      problem: 'invalid',
      details: { file: ['Please choose a picture of at least 200 by 200 pixels'] },
    })
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1)
    expect(await setProfilePicture(deps)({ actor, picture: { ...picture, bytes } })).toMatchObject({
      problem: 'too-large',
    })
  })
})
