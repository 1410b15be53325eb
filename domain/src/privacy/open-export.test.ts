import { describe, expect, it } from 'vitest'
import {
  aContractorActor,
  anAccount,
  fakeAccounts,
  fakeAuditLog,
  fakeClock,
  fakeCompanies,
  fakeDataExports,
  fakeFileStore,
  fakeIds,
  fakeSessionHolders,
  fakeSessions,
  fakeTokens,
  TEST_NOW,
} from '../../testing/index.ts'
import { addDays } from '../shared/index.ts'
import { exportStoreName } from './data-export.ts'
import { openExport } from './open-export.ts'
import { exportPath, readExport } from './request-export.ts'

const owner = anAccount()
const actor = aContractorActor({ accountUuid: owner.uuid, sessionUuid: 'laptop' })
const session = {
  uuid: 'laptop',
  accountUuid: owner.uuid,
  tokenHash: 'laptop',
  userAgent: '',
  address: '',
  createdAt: TEST_NOW,
  lastSeenAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 31),
  authenticatedAt: TEST_NOW,
}
const copy = {
  uuid: '01900000-0000-7000-8000-0000000000e1',
  accountUuid: owner.uuid,
  requestedAt: TEST_NOW,
  readyAt: TEST_NOW,
  expiresAt: addDays(TEST_NOW, 7),
}

/** A copy that is ready, and a session of its owner. */
const setUp = async () => {
  const stores = { accounts: fakeAccounts(owner), companyDirectory: fakeCompanies(), sessions: fakeSessions(session) }
  const [dataExports, fileStore] = [fakeDataExports(), fakeFileStore()]
  await dataExports.save(copy)
  await fileStore.put(exportStoreName(copy.uuid), new Uint8Array([1]), 'application/zip')
  const deps = {
    ...stores,
    audit: fakeAuditLog(),
    clock: fakeClock(),
    dataExports,
    fileStore,
    ids: fakeIds(),
    sessionHolders: fakeSessionHolders(stores),
    sessionIdleDays: 14,
    tokens: fakeTokens(),
  }
  const open = (path: string) =>
    openExport(deps)({
      exportUuid: copy.uuid,
      signature: new URL(path, 'http://guildhall.test').searchParams.get('signature') ?? '',
      isDownload: true,
    })
  return { deps, open }
}

describe('The link to the copy of one’s data', () => {
  // IDEN-48
  it('ends with the session that asked for it', async () => {
    const { deps, open } = await setUp()
    const read = await readExport(deps)({ actor })
    const url = (read.ok && read.value.state === 'ready' && read.value.url) || ''
    expect(await open(url)).toMatchObject({ ok: true })
    await deps.sessions.removeAll(owner.uuid)
    expect(await open(url)).toEqual({ ok: false, problem: 'not-found' })
  })

  // PRIV-4
  it('needs no session in a mail', async () => {
    const { deps, open } = await setUp()
    const path = await exportPath(deps, copy, copy.expiresAt)
    await deps.sessions.removeAll(owner.uuid)
    expect(await open(path)).toMatchObject({ ok: true })
  })
})
