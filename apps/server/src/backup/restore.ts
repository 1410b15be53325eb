import { createReadStream } from 'node:fs'
import { countConnections, createDatabase } from '@guildhall/postgres'
import { hasAccounts } from '@guildhall/postgres/backup'
import { type Closing, openFileStore } from '../composition/open-resources.ts'
import type { Config } from '../config/read-config.ts'
import { replaceKeysFile } from '../secrets/keys-file.ts'
import { keysFileOf } from '../secrets/open-secret-keys.ts'
import { parseKeys } from '../secrets/parse-keys.ts'
import { decrypt } from './encryption.ts'
import { openOwnerDatabase } from './open-owner-database.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'

export interface RestoreOptions {
  readonly closing: Closing
  readonly isReplacing: boolean
  readonly print: (line: string) => void
}

/** Restores a backup while the product does not run; returns whether it did. Throws `DamagedBackup`. Rules: BASE-41, BASE-42, BASE-43. */
export async function restore(
  config: Config,
  file: string,
  { closing, isReplacing, print }: RestoreOptions,
): Promise<boolean> {
  const read = () => decrypt(createReadStream(file), config.backupKey)
  const manifest = await verifyBackup(read())
  const databaseUrl = await openOwnerDatabase(config, { closing, isAlone: true })
  if ((await countProcesses(databaseUrl)) > 0) {
    print('Guildhall runs on this database: stop it first.')
    return false
  }
  if (!isReplacing && (await hasAccounts(databaseUrl))) {
    print('There are accounts in this database: with --replace, all that it has is dropped.')
    return false
  }
  const putSecrets = async (bytes: Uint8Array): Promise<void> => {
    const keys = parseKeys(Buffer.from(bytes).toString().split('\n'))
    if (keys === null) throw new Error('The backup has no keys')
    await replaceKeysFile(keysFileOf(config), keys)
  }
  const { erasedAgain, files } = await restoreBackup(manifest, read(), {
    databaseUrl,
    fileStore: await openFileStore(config, { closing }),
    putSecrets: config.secretKey === null ? putSecrets : null,
  })
  print(`Restored as of ${manifest.madeAt}: ${manifest.database.tables.length} tables, ${files} files.`)
  print(
    erasedAgain !== null
      ? `Accounts that were erased since, and are erased again: ${erasedAgain}.`
      : 'Accounts that were erased since then are back, as nothing here knows of them: erase them again at /staff.',
  )
  return true
}

const countProcesses = async (url: string): Promise<number> => {
  const database = createDatabase({ url, poolSize: 1, applicationName: 'guildhall-restore' })
  try {
    return await countConnections(database.knex)
  } finally {
    await database.close()
  }
}
