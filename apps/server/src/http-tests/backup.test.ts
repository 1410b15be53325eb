import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { join as joinPath } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../backup/back-up.ts'
import { DamagedBackup } from '../backup/damaged-backup.ts'
import { restore } from '../backup/restore.ts'
import { createClosing } from '../composition/open-resources.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { createAuthenticatorCode } from './support/authenticator.ts'
import { readAllMessages } from './support/chat.ts'
import { completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { openConversation } from './support/offer.ts'
import { logIn, PASSWORD } from './support/people.ts'
import { picture } from './support/picture.ts'
import { searchCandidates } from './support/search-wire.ts'
import { spawnServer, type ServerProcess } from './support/spawn-server.ts'
import { makeDataDir, removeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

describe('a backup', () => {
  let dataDir: string
  let folder: string
  let server: ServerProcess | null = null
  /** The keys are in the data folder, and go with it. */
  const environment = (more: Readonly<Record<string, string>> = {}) => ({
    ...serverEnvironment(null, dataDir),
    SECRET_KEY: '',
    ...more,
  })
  const start = async (): Promise<TestSite> => {
    server = spawnServer(environment())
    return createTestSite(await server.ready)
  }
  const printed: string[] = []
  const withClosing = async <Value>(work: (closing: ReturnType<typeof createClosing>) => Promise<Value>) => {
    const closing = createClosing()
    try {
      return await work(closing)
    } finally {
      await closing.run(createLogger({ level: 'error', format: 'json' }))
    }
  }
  const print = (line: string): void => void printed.push(line)
  const restoreWith = (key: string, { isReplacing = false } = {}) =>
    withClosing((closing) =>
      restore(readConfig(environment({ BACKUP_KEY: key }), false), joinPath(folder, 'backup'), {
        closing,
        isReplacing,
        print,
      }),
    )

  beforeAll(async () => {
    dataDir = await makeDataDir()
    folder = await mkdtemp(joinPath(tmpdir(), 'guildhall-backup-'))
  })
  afterAll(async () => {
    await server?.kill()
    await removeDataDir(dataDir)
    await rm(folder, { recursive: true, force: true })
  })

  // BASE-40, BASE-41, BASE-42, BASE-43
  it('brings everything back after its data folder was removed', { timeout: 600_000 }, async () => {
    let site = await start()
    const employer = await completeEmployer(site, { email: 'dana@kestrel.example' })
    const contractor = await completeContractor(site, { email: 'thandeka@example.com' })
    unwrap(await contractor.api.setProfileImage({ file: picture() }))
    const { profileImage: image } = unwrap(await contractor.api.readUser()).user
    const findThem = async (person = employer, at = site) =>
      (await searchCandidates(at, person.session, { query: '' })).hits.map(({ objectID }) => objectID)
    await waitFor('the index', async () => ((await findThem()).length === 1 ? true : null))
    const conversation = await openConversation(employer, contractor)
    unwrap(await employer.api.sendMessage({ body: { conversation_uuid: conversation, message: 'Welcome back' } }))
    const { secret } = unwrap(await employer.api.startTwoFactor({ body: { password: PASSWORD } }))
    const codeAt = (ms: number) => createAuthenticatorCode(secret, new Date(ms))
    unwrap(await employer.api.confirmTwoFactor({ body: { otp: codeAt(Date.now()) } }))
    const shown = await (await site.request(String(image))).arrayBuffer()

    const identity = await generateIdentity()
    const key = await identityToRecipient(identity)
    const config = readConfig(environment({ BACKUP_KEY: key }), false)
    const backup = joinPath(folder, 'backup')
    const backUpNow = () => withClosing((closing) => backUp(config, backup, { closing, now: new Date(), print }))
    expect(await backUpNow()).toBe(true)
    expect(await backUpNow()).toBe(false)
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
    expect((await readFile(backup)).includes('dana@kestrel.example')).toBe(false)

    // Made after the backup, and so not in it.
    const erased = await completeContractor(site, { email: 'later@example.com' })
    expect(erased.uuid).not.toBe(contractor.uuid)
    await server?.kill()
    await removeDataDir(dataDir)

    await expect(restoreWith(key)).rejects.toThrow(DamagedBackup)
    await expect(restoreWith(await generateIdentity())).rejects.toThrow(DamagedBackup)
    expect(await restoreWith(identity)).toBe(true)
    expect(await restoreWith(identity)).toBe(false)
    expect(printed.at(-1)).toContain('--replace')

    site = await start()
    const again = await logIn(site, contractor.email)
    expect((await readAllMessages(again, conversation)).map(({ message }) => message)).toContain('Welcome back')
    expect(await (await site.request(String(image))).arrayBuffer()).toEqual(shown)
    // The code that was used before the backup is refused, so another one.
    const otp = codeAt(Date.now() + 30_000)
    const session = unwrap(await site.api().logIn({ body: { email: employer.email, password: PASSWORD, otp } }))
    expect(await findThem({ ...employer, session })).toEqual([contractor.uuid])
    await server?.kill()
  })
})
