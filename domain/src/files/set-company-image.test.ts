import { describe, expect, it } from 'vitest'
import {
  aCompany,
  aMember,
  anEmployerActor,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeFiles,
  fakeFileStore,
  fakeIds,
  fakeOutbox,
  fakePictures,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import { setCompanyImage } from './set-company-image.ts'
import { IMAGE_MAX_BYTES } from './store-picture.ts'

const actor = anEmployerActor()

const setUp = () => {
  const repositories = {
    audit: fakeAuditLog(),
    companies: fakeCompanies([aCompany()], [aMember()]),
    files: fakeFiles(),
    outbox: fakeOutbox(),
  }
  const deps = {
    clock: fakeClock(),
    files: repositories.files,
    fileStore: fakeFileStore(),
    ids: fakeIds(),
    pictures: fakePictures(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
  return { ...repositories, deps, stored: () => repositories.companies.find(aCompany().uuid) }
}

describe("the company's image", () => {
  const picture = { bytes: new Uint8Array([1]), originalName: 'logo.png' }

  // COMP-3
  it('is set by an admin', async () => {
    const { audit, deps, outbox, stored } = setUp()
    const set = await setCompanyImage(deps)({ actor, picture })
    expect(await stored()).toMatchObject({ image: set.ok ? set.value : '' })
    expect(outbox.ofType('company-changed')).toHaveLength(1)
    expect(audit.entries()).toMatchObject([{ action: 'company-image-changed' }])
  })

  // COMP-3
  it('is refused to other members, and if it is not a picture', async () => {
    const { deps } = setUp()
    const viewer = anEmployerActor({ role: 'viewer' })
    expect(await setCompanyImage(deps)({ actor: viewer, picture })).toEqual({ ok: false, problem: 'forbidden' })
    const none = { ...picture, bytes: new Uint8Array() }
    expect(await setCompanyImage(deps)({ actor, picture: none })).toMatchObject({ problem: 'invalid' })
  })

  // COMP-17
  it('is refused to an admin whose role changes while the picture is stored', async () => {
    const { companies, deps, stored } = setUp()
    const fileStore = {
      ...deps.fileStore,
      put: () => companies.setRole(actor.accountUuid, 'viewer'),
    }
    expect(await setCompanyImage({ ...deps, fileStore })({ actor, picture })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
    expect(await stored()).toEqual(aCompany())
  })

  // FILE-5
  it('may have the greatest size, and no byte more', async () => {
    const { deps, stored } = setUp()
    const ofSize = (size: number) => ({ ...picture, bytes: new Uint8Array(size) })
    expect(await setCompanyImage(deps)({ actor, picture: ofSize(IMAGE_MAX_BYTES) })).toMatchObject({ ok: true })
    const image = (await stored())?.image
    expect(await setCompanyImage(deps)({ actor, picture: ofSize(IMAGE_MAX_BYTES + 1) })).toEqual({
      ok: false,
      problem: 'too-large',
    })
    expect((await stored())?.image).toBe(image)
  })

  it('is refused where nothing could be rendered, and for a company that is gone', async () => {
    const { deps } = setUp()
    const nothing = { ...deps, pictures: { ...deps.pictures, render: async () => [] } }
    expect(await setCompanyImage(nothing)({ actor, picture })).toMatchObject({ problem: 'invalid' })
    const gone = anEmployerActor({ companyUuid: '01900000-0000-7000-8000-0000000000ff' })
    expect(await setCompanyImage(deps)({ actor: gone, picture })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
