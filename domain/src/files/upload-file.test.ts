import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  anEmployer,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeDocuments,
  fakeFileRows,
  fakeFileStore,
  fakeIds,
  fakePictures,
  fakeUnitOfWork,
  TEST_NOW,
} from '../../testing/index.ts'
import { addDays, addHours, HOUR_MS } from '../shared/index.ts'
import { cleanUpFiles } from './clean-up-files.ts'
import { UNUSED_UPLOADS_MAX, UPLOAD_MAX_BYTES, uploadFile, type UploadFileCommand } from './upload-file.ts'

const actor = aContractorActor()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const cv = { bytes: bytesOf('pdf of a life'), originalName: '../My CV.PDF' }

const setUp = () => {
  const clock = fakeClock(TEST_NOW)
  const { referred, repository: files, upkeep: fileCleanup } = fakeFileRows()
  const fileStore = fakeFileStore()
  const deps = {
    clock,
    documents: fakeDocuments(),
    files,
    fileStore,
    fileCleanup,
    ids: fakeIds(),
    pictures: fakePictures(),
    unitOfWork: fakeUnitOfWork({ accounts: fakeAccounts(anAccount(), anEmployer()), files }),
  }
  const upload = (changes: Partial<UploadFileCommand> = {}) =>
    uploadFile(deps)({ actor, file: cv, target: null, ...changes })
  return { clock, deps, files, fileStore, fileCleanup, referred, tidy: cleanUpFiles(deps), upload }
}

describe('an upload', () => {
  // FILE-2, FILE-3
  it('is stored under a generated name, with the sender’s file name without its path', async () => {
    const { files, fileStore, upload } = setUp()
    const uploaded = await upload()
    const file = uploaded.ok ? uploaded.value : null
    expect(file).toMatchObject({
      ownerUuid: actor.accountUuid,
      purpose: 'cv',
      originalName: 'My CV.pdf',
      contentType: 'application/pdf',
      size: cv.bytes.length,
      url: `/v0/files/${file?.uuid}`,
    })
    expect(fileStore.names()).toEqual([`documents/${file?.uuid}`])
    expect(await files.findByUrl(file?.url ?? '')).toEqual(file)
  })

  // FILE-1
  it('has content, up to the greatest size', async () => {
    const { upload } = setUp()
    const ofSize = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(cv.bytes.subarray(0, size))
      return { ...cv, bytes }
    }
    expect(await upload({ file: ofSize(UPLOAD_MAX_BYTES) })).toMatchObject({ ok: true })
    expect(await upload({ file: ofSize(UPLOAD_MAX_BYTES + 1) })).toEqual({ ok: false, problem: 'too-large' })
    expect(await upload({ file: ofSize(0) })).toMatchObject({
      details: { file: ['There was an error processing the file. Please try again.'] },
    })
  })

  // FILE-4
  it('has the purpose of the user type also where the field is empty', async () => {
    const uploaded = await setUp().upload({ target: '' })
    expect(uploaded).toMatchObject({ ok: true, value: { purpose: 'cv' } })
  })

  // FILE-4
  it('is a CV or a message file, depending on the sender’s user type', async () => {
    const { upload } = setUp()
    const employer = anEmployerActor()
    expect(await upload({ target: 'message' })).toMatchObject({ value: { purpose: 'message' } })
    expect(await upload({ target: 'cv' })).toMatchObject({ value: { purpose: 'cv' } })
    expect(await upload({ actor: employer })).toMatchObject({ value: { purpose: 'message' } })
    const refused = { problem: 'invalid', details: { target: ['Value is not one of the options'] } }
    expect(await upload({ actor: employer, target: 'cv' })).toMatchObject(refused)
    expect(await upload({ target: 'profile-image' })).toMatchObject(refused)
    const viewer = anEmployerActor({ role: 'viewer' })
    expect(await upload({ actor: viewer, target: 'message' })).toMatchObject({ problem: 'forbidden' })
  })

  // FILE-2
  it.each([
    ['nothing', { ...cv, bytes: new Uint8Array() }, { problem: 'invalid', details: { file: [/processing the file/] } }],
    ['too much', { ...cv, bytes: new Uint8Array(10 * 1024 * 1024 + 1) }, { problem: 'too-large' }],
    ['another kind', { ...cv, originalName: 'cv.exe' }, { problem: 'unsupported-file' }],
    ['contents of another kind', { ...cv, originalName: 'cv.docx' }, { problem: 'invalid' }],
  ])('is refused where it is %s, and leaves nothing', async (_words, file, { problem }) => {
    const { fileStore, upload } = setUp()
    expect(await upload({ file })).toMatchObject({ ok: false, problem })
    expect(fileStore.names()).toEqual([])
  })

  // FILE-17
  it('is a picture only for a message, and is written anew', async () => {
    const { fileStore, upload } = setUp()
    const picture = { bytes: bytesOf('jpg of a quay'), originalName: 'Quay.jpeg' }
    const uploaded = await upload({ file: picture, target: 'message' })
    expect(uploaded).toMatchObject({
      value: { originalName: 'Quay.jpg', contentType: 'image/jpeg', size: 3, purpose: 'message' },
    })
    expect(fileStore.names()).toHaveLength(1)
    expect(await upload({ file: picture, target: 'cv' })).toMatchObject({ problem: 'unsupported-file' })
    const renamed = { ...picture, originalName: 'Quay.png' }
    expect(await upload({ file: renamed, target: 'message' })).toMatchObject({ problem: 'invalid' })
  })

  // FILE-14
  it('is refused while too many earlier uploads are unused', async () => {
    const { clock, upload } = setUp()
    expect((await upload()).ok).toBe(true)
    clock.advance(HOUR_MS)
    for (let count = 1; count < 50; count += 1) expect((await upload()).ok).toBe(true)
    clock.advance(HOUR_MS)
    const refused = { problem: 'too-many-files', details: { retryAfterSeconds: 22 * 3600 } }
    expect(await upload()).toMatchObject(refused)
    expect((await upload({ actor: anEmployerActor() })).ok).toBe(true)
    clock.advance(22 * HOUR_MS - 1)
    expect(await upload()).toMatchObject({ problem: 'too-many-files', details: { retryAfterSeconds: 1 } })
    clock.advance(1)
    expect((await upload()).ok).toBe(true)
    expect(await upload()).toMatchObject({ problem: 'too-many-files', details: { retryAfterSeconds: 3600 } })
  })
})

describe('uploads at once', () => {
  // FILE-14
  it('are together at most as many as one after the other', async () => {
    const { fileStore, upload } = setUp()
    for (let count = 1; count < UNUSED_UPLOADS_MAX; count += 1) expect((await upload()).ok).toBe(true)
    const refused = { ok: false, problem: 'too-many-files' }
    expect(await Promise.all([upload(), upload()])).toMatchObject([{ ok: true }, refused])
    expect(fileStore.names()).toHaveLength(UNUSED_UPLOADS_MAX)
  })
})

describe('the nightly cleanup', () => {
  it('removes records and contents of unused files only', async () => {
    const { clock, files, fileStore, referred, tidy, upload } = setUp()
    const used = await upload()
    const file = used.ok ? used.value : null
    await files.markUsed(file?.uuid ?? '', TEST_NOW)
    referred.add(file?.url ?? '')
    await upload()
    clock.set(addHours(TEST_NOW, 25))
    expect(await tidy()).toEqual({ files: 1, names: 1 })
    expect(fileStore.names()).toEqual([`documents/${file?.uuid}`])
    referred.clear()
    await tidy()
    clock.set(addDays(TEST_NOW, 31))
    expect(await tidy()).toEqual({ files: 0, names: 0 })
    clock.set(addDays(TEST_NOW, 32))
    expect(await tidy()).toEqual({ files: 1, names: 1 })
    expect(fileStore.names()).toEqual([])
  })

  // FILE-16
  it('finds the contents of an upload that was interrupted by a crash', async () => {
    const { clock, deps, fileStore, tidy } = setUp()
    const unitOfWork = { run: () => Promise.reject(new Error('The power is gone')) }
    const crashing = { ...deps, unitOfWork }
    await expect(uploadFile(crashing)({ actor, file: cv, target: null })).rejects.toThrow('power')
    expect(fileStore.names()).toHaveLength(1)
    await tidy()
    expect(fileStore.names()).toHaveLength(1)
    clock.set(addHours(TEST_NOW, 25))
    expect(await tidy()).toEqual({ files: 0, names: 1 })
    expect(fileStore.names()).toEqual([])
  })

  // FILE-16
  it('resumes after a crash between contents and names', async () => {
    const { clock, deps, fileStore, tidy, upload } = setUp()
    await upload()
    clock.set(addHours(TEST_NOW, 25))
    const failing = { ...deps.fileCleanup, removeNames: () => Promise.reject(new Error('The power is gone')) }
    await expect(cleanUpFiles({ ...deps, fileCleanup: failing })()).rejects.toThrow('power')
    expect(fileStore.names()).toEqual([])
    expect(await tidy()).toEqual({ files: 0, names: 1 })
  })
})
