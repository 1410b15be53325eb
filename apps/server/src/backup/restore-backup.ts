import type { FileStore } from '@guildhall/domain/files'
import { listUnknown } from '@guildhall/migrations'
import { type BackupRows, restoreDatabase } from '@guildhall/postgres/backup'
import { type ArchiveEntry, unpackArchive } from './archive.ts'
import { DamagedBackup } from './damaged-backup.ts'
import { type BackupManifest, FILES, MANIFEST, SECRETS, TABLES, TYPES } from './make-backup.ts'

type Bytes = AsyncIterable<Uint8Array>

/** Reads a backup to its end, and returns what it says of itself. Throws `DamagedBackup` for one that cannot be restored. Rule: BASE-41. */
export async function verifyBackup(archive: Bytes): Promise<BackupManifest> {
  let manifest: BackupManifest | null = null
  for await (const entry of unpackArchive(archive)) manifest ??= await readManifest(entry)
  if (manifest === null) throw new DamagedBackup('it is empty')
  const unknown = listUnknown(manifest.database.migrations)
  if (unknown.length > 0) throw new DamagedBackup(`it is of a later version of the product, with ${unknown.join(', ')}`)
  return manifest
}

const readManifest = async ({ bytes, name }: ArchiveEntry): Promise<BackupManifest> => {
  if (name !== MANIFEST) throw new DamagedBackup('it is no backup of Guildhall')
  const manifest = JSON.parse((await readAll(bytes)).toString()) as { readonly format?: unknown }
  if (manifest.format !== 1) throw new DamagedBackup('it is of a later version of the product')
  return manifest as BackupManifest
}

const readAll = async (bytes: ArchiveEntry['bytes']): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export interface RestoreTarget {
  readonly databaseUrl: string
  readonly fileStore: Pick<FileStore, 'put'>
  /** Puts the keys where the product reads them; null where they are in its environment. */
  readonly putSecrets: ((bytes: Uint8Array) => Promise<void>) | null
}

export interface Restored {
  readonly files: number
  /** Null where the replaced database was another one. */
  readonly erasedAgain: number | null
}

/**
 * Restores a verified backup: first the database, then the keys and files. Interrupted, it is to be run again. Rules: BASE-42, BASE-43.
 */
export async function restoreBackup(
  manifest: BackupManifest,
  archive: Bytes,
  { databaseUrl, fileStore, putSecrets }: RestoreTarget,
): Promise<Restored> {
  const entries = peekable(unpackArchive(archive))
  await entries.take()
  const secrets = (await entries.peek())?.name === SECRETS ? await entries.take() : null
  // Read now: the entries that follow are read after it.
  const keys = secrets === null ? null : await readAll(secrets.bytes)
  const { erasedAgain } = await restoreDatabase(databaseUrl, manifest.database, readTables(manifest, entries))
  if (keys !== null) await putSecrets?.(keys)
  let files = 0
  for (let type = await entries.take(); type !== null; type = await entries.take()) {
    const contentType = (await readAll(type.bytes)).toString()
    const file = await entries.take()
    const name = type.name.slice(TYPES.length + 1)
    if (file?.name !== `${FILES}/${name}`) throw new DamagedBackup(`the file ${name} is missing`)
    await fileStore.put(name, toAsync(file.bytes), contentType)
    files += 1
  }
  return { files, erasedAgain }
}

async function* toAsync(bytes: ArchiveEntry['bytes']): AsyncGenerator<Uint8Array> {
  yield* bytes
}

interface Entries {
  peek(): Promise<ArchiveEntry | null>
  take(): Promise<ArchiveEntry | null>
}

/** The parts of each table, put together. */
async function* readTables({ database }: BackupManifest, entries: Entries): BackupRows & AsyncGenerator {
  const placeOf = (entry: ArchiveEntry | null): string | null =>
    entry?.name.startsWith(`${TABLES}/`) === true ? (entry.name.split('/')[1] ?? null) : null
  for (let place = placeOf(await entries.peek()); place !== null; place = placeOf(await entries.peek())) {
    const current = place
    const table = database.tables[Number(current)]
    if (table === undefined) throw new DamagedBackup('it has a table that it does not name')
    const rows = async function* (): AsyncGenerator<Uint8Array> {
      while (placeOf(await entries.peek()) === current) {
        const part = await entries.take()
        if (part !== null) yield* part.bytes
      }
    }
    yield { table, rows: rows() }
  }
}

const peekable = (source: AsyncGenerator<ArchiveEntry>): Entries => {
  let next: ArchiveEntry | null | undefined
  const peek = async (): Promise<ArchiveEntry | null> => {
    if (next !== undefined) return next
    const { done, value } = await source.next()
    next = done === true ? null : value
    return next
  }
  return {
    peek,
    take: async () => {
      const entry = await peek()
      next = undefined
      return entry
    },
  }
}
