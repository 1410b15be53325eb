import { createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Closing, openFileStore } from '../composition/open-resources.ts'
import type { Config } from '../config/read-config.ts'
import { RELEASE } from '../process/release.ts'
import { readKeysFile } from '../secrets/keys-file.ts'
import { keysFileOf } from '../secrets/open-secret-keys.ts'
import { packArchive } from './archive.ts'
import { encrypt } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { openOwnerDatabase } from './open-owner-database.ts'

export interface BackUpOptions {
  readonly closing: Closing
  readonly now: Date
  readonly print: (line: string) => void
}

/** Writes a backup into a file that does not exist yet; returns whether it did. The product may run. Rule: BASE-40. */
export async function backUp(config: Config, file: string, { closing, now, print }: BackUpOptions): Promise<boolean> {
  if (await exists(file)) {
    print(`${file} exists already.`)
    return false
  }
  const databaseUrl = await openOwnerDatabase(config, { closing, isAlone: false })
  const keys = config.secretKey === null ? await readKeysFile(keysFileOf(config)) : null
  const secrets = keys && Buffer.from(keys.map((key) => Buffer.from(key).toString('hex')).join('\n'))
  const onMissing = (name: string): void => print(`The file ${name} is not there, and not in the backup.`)
  const fileStore = await openFileStore(config, { closing })
  const archive = packArchive(makeBackup({ databaseUrl, fileStore, secrets, madeAt: now, release: RELEASE, onMissing }))
  const draft = `${file}.part`
  try {
    const bytes = config.backupKey === null ? archive : await encrypt(archive, config.backupKey)
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  const { size } = await stat(file)
  print(`${file}: ${(size / 1e6).toFixed(1)} MB, as of ${now.toISOString()}.`)
  if (config.backupKey === null)
    print('It is not encrypted: whoever has it has all data and keys. Set BACKUP_KEY to encrypt the next one.')
  if (secrets === null) print('The keys of SECRET_KEY are not in it: keep a copy of them.')
  return true
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
