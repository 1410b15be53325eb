import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecoveryCodes, createSecretBox, keyId, type SecretKeys } from '@guildhall/node-crypto'
import { createKeyRecords, createRepositories, type KeyRecords } from '@guildhall/postgres'
import { createMigratedDatabase, resetToFixture, type MigratedDatabase } from '@guildhall/postgres/testing'
import { anOperator, harbourWorks, hiringFixture, thandi } from '@guildhall/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KeySettings, openSecretKeys } from './open-secret-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

const keyOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const hex = (key: Uint8Array | undefined): string => Buffer.from(key ?? []).toString('hex')
const idsOf = (keys: SecretKeys): readonly string[] => keys.map(keyId)

let database: MigratedDatabase
let records: KeyRecords
let folder = ''
beforeEach(async () => {
  database = await createMigratedDatabase()
  records = createKeyRecords(database.knex)
  folder = await mkdtemp(join(tmpdir(), 'guildhall-keys-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = (more: Partial<KeySettings> = {}): KeySettings => ({
  dataDir: join(folder, 'data'),
  secretKey: null,
  secretsFile: null,
  ...more,
})
const file = () => join(folder, 'data', 'secrets')

/** As earlier versions kept it. */
const keepInDatabase = (key: Uint8Array) => database.knex('secrets').insert({ name: 'tokens', value: hex(key) })

const webhookUuid = '01900000-0000-7000-8000-00000000e501'
const addWebhook = (keys: SecretKeys): Promise<void> =>
  createRepositories(database.knex).webhooks.add({
    uuid: webhookUuid,
    companyUuid: harbourWorks.uuid,
    url: 'https://hooks.example/',
    events: ['message.sent'],
    sealedSecret: createSecretBox(keys).seal('whsec_1'),
    disabledAt: null,
    failingSince: null,
    createdAt: new Date(),
  })
const readWebhookSecret = async (keys: SecretKeys): Promise<string | null> => {
  const webhook = await createRepositories(database.knex).webhooks.find(webhookUuid)
  return createSecretBox(keys).open(webhook?.sealedSecret ?? '')
}

/** A second factor and a recovery code of Thandi, and the app of an operator, made with these keys. */
const addSecondFactor = async (keys: SecretKeys): Promise<void> => {
  const { operators, twoFactors } = createRepositories(database.knex)
  const sealedSecret = createSecretBox(keys).seal('JBSWY3DPEHPK3PXP')
  await twoFactors.save({ accountUuid: thandi.uuid, sealedSecret, confirmedAt: new Date(), lastStep: null })
  await operators.add(anOperator({ twoFactor: { sealedSecret, confirmedAt: new Date(), lastStep: null } }))
  await twoFactors.replaceRecoveryCodes(thandi.uuid, [createRecoveryCodes(keys).hash(thandi.uuid, 'k7m2x-9pqrt')])
}
const readSecret = async (keys: SecretKeys): Promise<string | null> => {
  const { operators, twoFactors } = createRepositories(database.knex)
  const found = await twoFactors.find(thandi.uuid)
  const operator = await operators.find(anOperator().uuid)
  const secret = createSecretBox(keys).open(found?.sealedSecret ?? '')
  expect(createSecretBox(keys).open(operator?.twoFactor?.sealedSecret ?? '')).toBe(secret)
  return secret
}

// IDEN-51
describe('the keys', () => {
  it('are created once in a file that only the owner can read, also by processes that start together', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openSecretKeys(settings(), records)))
    expect(new Set(opened.map(({ keys }) => hex(keys[0]))).size).toBe(1)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await openSecretKeys(settings(), records)).toEqual(opened[0])
    expect(await database.knex('secrets').select('name')).toEqual([{ name: 'key-id' }])
  })

  it('come from SECRETS_FILE or SECRET_KEY if they are set', async () => {
    const secretsFile = join(folder, 'keys')
    await writeFile(secretsFile, `# newest\n${hex(keyOf(2))}\n\n${hex(keyOf(1))}\n`)
    const { keys } = await openSecretKeys(settings({ secretsFile }), records)
    expect(keys.map(hex)).toEqual([hex(keyOf(2)), hex(keyOf(1))])
    expect((await openSecretKeys(settings({ secretKey: [keyOf(2)] }), records)).keys.map(hex)).toEqual([hex(keyOf(2))])
  })

  it('are refused if the database was sealed with another, or if their file is gone', async () => {
    const { keys } = await openSecretKeys(settings(), records)
    const refusal = new RegExp(`sealed with the key ${keyId(keys[0])}`)
    await expect(openSecretKeys(settings({ secretKey: [keyOf(9)] }), records)).rejects.toThrow(refusal)
    await rm(file())
    await expect(openSecretKeys(settings(), records)).rejects.toThrow(refusal)
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('are refused if a line of the file is no key', async () => {
    const secretsFile = join(folder, 'keys')
    await writeFile(secretsFile, `${hex(keyOf(1))}\nsecret\n`)
    await expect(openSecretKeys(settings({ secretsFile }), records)).rejects.toThrow('32 bytes')
  })

  it('leave a database that kept its key itself', async () => {
    await keepInDatabase(keyOf(3))
    const { isRotationDue, keys } = await openSecretKeys(settings(), records)
    expect([isRotationDue, keys.map(hex)]).toEqual([false, [hex(keyOf(3))]])
    expect(await records.findEarlierKey()).toBeNull()
    expect(await readFile(file(), 'utf8')).toContain(hex(keyOf(3)))
  })

  it('of such a database stay in use beside SECRET_KEY until they are rotated', async () => {
    await resetToFixture(database.knex, hiringFixture)
    await keepInDatabase(keyOf(3))
    await addSecondFactor([keyOf(3)])
    const own = settings({ secretKey: [keyOf(4)] })
    const { isRotationDue, keys } = await openSecretKeys(own, records)
    expect([isRotationDue, idsOf(keys)]).toEqual([true, [keyId(keyOf(4)), keyId(keyOf(3))]])
    expect(await rotateKeys(own, records)).toMatchObject({ resealed: 2, accountsWithEarlierCodes: 1 })
    expect(await readSecret([keyOf(4)])).toBe('JBSWY3DPEHPK3PXP')
    expect(hex((await records.findEarlierKey()) ?? undefined)).toBe(hex(keyOf(3)))
  })
})

// IDEN-51
describe('a rotation', () => {
  it('seals everything with a new key of the file, and keeps the earlier ones', async () => {
    await resetToFixture(database.knex, hiringFixture)
    const before = (await openSecretKeys(settings(), records)).keys
    await addSecondFactor(before)
    await addWebhook(before)
    const rotation = await rotateKeys(settings(), records)
    const { isRotationDue, keys } = await openSecretKeys(settings(), records)
    expect(isRotationDue).toBe(false)
    expect(keys.slice(1).map(hex)).toEqual(before.map(hex))
    expect(rotation).toEqual({
      keyId: keyId(keys[0]),
      resealed: 3,
      unreadableWebhooks: 0,
      earlierKeyIds: idsOf(before),
      accountsWithEarlierCodes: 1,
    })
    expect(await readSecret([keys[0]])).toBe('JBSWY3DPEHPK3PXP')
    expect(await readSecret(before)).toBeNull()
    expect(await readWebhookSecret([keys[0]])).toBe('whsec_1')
    const forms = createRecoveryCodes(keys).hashes(thandi.uuid, 'k7m2x-9pqrt')
    expect(await createRepositories(database.knex).twoFactors.consumeRecoveryCode(thandi.uuid, forms)).toBe(true)
  })

  it('goes on with the key of an interrupted one', async () => {
    const before = (await openSecretKeys(settings(), records)).keys
    await writeFile(file(), `${hex(keyOf(5))}\n${hex(before[0])}\n`)
    expect((await openSecretKeys(settings(), records)).isRotationDue).toBe(true)
    expect(await rotateKeys(settings(), records)).toMatchObject({ keyId: keyId(keyOf(5)) })
    expect((await openSecretKeys(settings(), records)).keys.map(hex)).toEqual([hex(keyOf(5)), hex(before[0])])
  })

  it('changes nothing if a value cannot be opened', async () => {
    await resetToFixture(database.knex, hiringFixture)
    await openSecretKeys(settings({ secretKey: [keyOf(1)] }), records)
    await addSecondFactor([keyOf(7)])
    const own = settings({ secretKey: [keyOf(2), keyOf(1)] })
    await expect(rotateKeys(own, records)).rejects.toThrow('none of the keys')
    expect(await readSecret([keyOf(7)])).toBe('JBSWY3DPEHPK3PXP')
    expect((await openSecretKeys(own, records)).isRotationDue).toBe(true)
  })

  it('leaves the secret of a webhook that none of the keys opens, and says so', async () => {
    await resetToFixture(database.knex, hiringFixture)
    await openSecretKeys(settings(), records)
    await addWebhook([keyOf(7)])
    expect(await rotateKeys(settings(), records)).toMatchObject({ resealed: 0, unreadableWebhooks: 1 })
    expect(await readWebhookSecret([keyOf(7)])).toBe('whsec_1')
  })

  it('needs a new SECRET_KEY before the earlier one', async () => {
    const own = settings({ secretKey: [keyOf(1)] })
    await openSecretKeys(own, records)
    expect(await rotateKeys(own, records)).toBeNull()
    const rotated = settings({ secretKey: [keyOf(2), keyOf(1)] })
    expect(await rotateKeys(rotated, records)).toMatchObject({ keyId: keyId(keyOf(2)), accountsWithEarlierCodes: 0 })
    expect((await openSecretKeys(settings({ secretKey: [keyOf(2)] }), records)).isRotationDue).toBe(false)
  })
})
