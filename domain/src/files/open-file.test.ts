import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeCvViews,
  fakeFiles,
  fakeFileStore,
  fakeIds,
  fakeSessionHolders,
  fakeSessions,
  fakeTokens,
  TEST_NOW,
} from '../../testing/index.ts'
import type { Account, Actor } from '../identity/index.ts'
import { addDays, addMinutes } from '../shared/index.ts'
import { canOpenFile } from './file-access.ts'
import type { FileAudience } from './file-audience.port.ts'
import type { FilePurpose, StoredFile } from './file-store.port.ts'
import { listCvViews } from './list-cv-views.ts'
import { createFileLink, openFile, openFileByLink } from './open-file.ts'
import { documentStoreName } from './upload-file.ts'

const owner = anAccount()
const file = (purpose: FilePurpose, uuid = '01900000-0000-7000-8000-0000000000d1'): StoredFile => ({
  uuid,
  ownerUuid: owner.uuid,
  purpose,
  originalName: 'thandi.pdf',
  contentType: 'application/pdf',
  size: 3,
  url: `/v0/files/${uuid}`,
  createdAt: TEST_NOW,
})
const cv = file('cv')
const attachment = file('message', '01900000-0000-7000-8000-0000000000d2')
const bytes = new Uint8Array([1, 2, 3])
const ownerActor = aContractorActor({ accountUuid: owner.uuid, sessionUuid: 'laptop' })
const employer = anEmployerActor()
const notFound = { ok: false, problem: 'not-found' }

const session = {
  uuid: 'laptop',
  accountUuid: owner.uuid,
  tokenHash: 'laptop',
  userAgent: '',
  address: '',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 31),
  authenticatedAt: null,
}

/** Files with their contents; `audience` opens these purposes to everybody, and nothing by default. */
const holding = async (audience: readonly FilePurpose[] = [], account: Account = owner) => {
  const fileAudience: FileAudience = {
    canOpenCv: async () => audience.includes('cv'),
    canOpenAttachment: async () => audience.includes('message'),
  }
  const fileStore = fakeFileStore()
  for (const one of [cv, attachment]) await fileStore.put(documentStoreName(one.uuid), bytes, one.contentType)
  const stores = {
    accounts: fakeAccounts(account),
    companyDirectory: fakeCompanies(),
    sessions: fakeSessions(session),
  }
  return {
    ...stores,
    clock: fakeClock(),
    cvViews: fakeCvViews(),
    fileAudience,
    files: fakeFiles(cv, attachment),
    fileStore,
    ids: fakeIds(),
    sessionIdleDays: 31,
    sessionHolders: fakeSessionHolders(stores),
    tokens: fakeTokens(),
  }
}
type World = Awaited<ReturnType<typeof holding>>

const viewsOf = async ({ cvViews }: World) => {
  const listed = await listCvViews({ cvViews })({ actor: ownerActor, page: { cursor: null, limit: 10 } })
  return listed.ok ? listed.value.items : []
}

describe('a document', () => {
  // FILE-9
  it('is opened by its owner', async () => {
    const world = await holding()
    for (const one of [cv, attachment]) {
      expect(await openFile(world)({ actor: ownerActor, fileUuid: one.uuid })).toEqual({
        ok: true,
        value: { file: one, bytes },
      })
    }
  })

  // FILE-9
  it('is opened by whom its purpose shows it to, and not by the audience of the other', async () => {
    for (const [purpose, own, other] of [
      ['cv', cv, attachment],
      ['message', attachment, cv],
    ] as const) {
      const open = openFile(await holding([purpose]))
      expect(await open({ actor: employer, fileUuid: own.uuid })).toMatchObject({ ok: true })
      expect(await open({ actor: employer, fileUuid: other.uuid })).toEqual(notFound)
    }
  })

  // FILE-9
  it('is not found for everybody else, nor without a record or its content', async () => {
    const world = await holding()
    const open = openFile(world)
    expect(await open({ actor: employer, fileUuid: cv.uuid })).toEqual(notFound)
    expect(await open({ actor: ownerActor, fileUuid: '01900000-0000-7000-8000-0000000000df' })).toEqual(notFound)
    await world.fileStore.remove(documentStoreName(cv.uuid))
    expect(await open({ actor: ownerActor, fileUuid: cv.uuid })).toEqual(notFound)
  })

  // FILE-9
  it('is no picture, not even for its owner', async () => {
    for (const purpose of ['profile-image', 'company-image'] as const) {
      const world = await holding(['cv', 'message'])
      expect(await canOpenFile(world)(ownerActor, file(purpose))).toBe(false)
    }
  })
})

describe('a CV that is opened', () => {
  // FILE-12
  it('is recorded for its owner with company and viewer', async () => {
    const world = await holding(['cv', 'message'])
    await openFile(world)({ actor: employer, fileUuid: cv.uuid })
    expect(await viewsOf(world)).toMatchObject([{ company: { uuid: employer.companyUuid }, openedAt: TEST_NOW }])
  })

  // FILE-12
  it('is not recorded for people without a company, and no attachment is', async () => {
    const world = await holding(['cv', 'message'])
    await openFile(world)({ actor: ownerActor, fileUuid: cv.uuid })
    await openFile(world)({ actor: employer, fileUuid: attachment.uuid })
    expect(await viewsOf(world)).toEqual([])
  })

  // FILE-12
  it('is listed for contractors alone', async () => {
    const list = listCvViews(await holding())
    const page = { cursor: null, limit: 10 }
    expect(await list({ actor: employer, page })).toEqual({ ok: false, problem: 'forbidden' })
    expect(await list({ actor: ownerActor, page })).toMatchObject({ ok: true })
  })
})

describe('a link to a document', () => {
  const signatureIn = (url: string): string => decodeURIComponent(url.split('?signature=')[1] ?? '')
  const linkFor = async (world: World, actor: Actor = ownerActor): Promise<string> => {
    const link = await createFileLink(world)({ actor, fileUuid: cv.uuid })
    return link.ok ? signatureIn(link.value.url) : ''
  }

  // FILE-10
  it('opens it for five minutes without a session', async () => {
    const world = await holding()
    const link = await createFileLink(world)({ actor: ownerActor, fileUuid: cv.uuid })
    const expiresAt = addMinutes(TEST_NOW, 5)
    expect(link).toMatchObject({ ok: true, value: { file: cv, expiresAt } })
    const signature = link.ok ? signatureIn(link.value.url) : ''
    const open = openFileByLink(world)
    expect(await open({ fileUuid: cv.uuid, signature })).toEqual({ ok: true, value: { file: cv, bytes } })
    world.clock.set(expiresAt)
    expect(await open({ fileUuid: cv.uuid, signature })).toEqual(notFound)
  })

  // FILE-10
  it('is made only for whom it is open to, and opens no other document', async () => {
    const world = await holding()
    expect(await createFileLink(world)({ actor: employer, fileUuid: cv.uuid })).toEqual(notFound)
    const signature = await linkFor(world)
    expect(await openFileByLink(world)({ fileUuid: attachment.uuid, signature })).toEqual(notFound)
    expect(await openFileByLink(world)({ fileUuid: cv.uuid, signature: 'forged' })).toEqual(notFound)
  })

  // IDEN-48
  it('ends with the session that it was made in, and is none without one', async () => {
    const world = await holding()
    const signature = await linkFor(world)
    await world.sessions.removeAll(owner.uuid)
    expect(await openFileByLink(world)({ fileUuid: cv.uuid, signature })).toEqual(notFound)
    const { sessionUuid: _, ...withoutSession } = ownerActor
    const other = await holding()
    expect(await openFileByLink(other)({ fileUuid: cv.uuid, signature: await linkFor(other, withoutSession) })).toEqual(
      notFound,
    )
  })

  // FILE-10
  it('opens nothing for an account that is suspended or not verified', async () => {
    for (const changes of [{ suspendedAt: TEST_NOW }, { emailVerifiedAt: null }]) {
      const world = await holding([], anAccount(changes))
      expect(await openFileByLink(world)({ fileUuid: cv.uuid, signature: await linkFor(world) })).toEqual(notFound)
    }
  })
})
