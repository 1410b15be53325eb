import type { FileStore } from '@guildhall/domain/files'
import { type DatabaseManifest, openDump } from '@guildhall/postgres/backup'
import type { ArchiveEntry } from './archive.ts'

/** What a backup says of itself, in its first entry. */
export interface BackupManifest {
  readonly format: 1
  readonly release: string
  readonly madeAt: string
  readonly database: DatabaseManifest
}

export interface BackupSource {
  /** With the role that owns the schema. */
  readonly databaseUrl: string
  readonly fileStore: Pick<FileStore, 'get' | 'stream'>
  /** What the file of keys has; null where the keys are in the environment. */
  readonly secrets: Uint8Array | null
  readonly madeAt: Date
  readonly release: string
  /** Told of files that the database names and that are not there. */
  readonly onMissing: (name: string) => void
}

/** The folders of a backup. */
export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets'
export const TABLES = 'database'
export const TYPES = 'types'
export const FILES = 'files'

const EXPORT_TYPE = 'application/zip'
/** The rows of a table are in parts of about this size, as their whole size is not known before they are read. */
const PART_BYTES = 1 << 20
const PART_DIGITS = 9

/** The entries of a backup: all rows as of one instant, the keys, and the files that the rows name. Rule: BASE-40. */
export async function* makeBackup(source: BackupSource): AsyncGenerator<ArchiveEntry> {
  const { fileStore, madeAt, onMissing, release, secrets } = source
  const dump = await openDump(source.databaseUrl)
  try {
    const manifest: BackupManifest = { format: 1, release, madeAt: madeAt.toISOString(), database: dump.manifest }
    yield whole(MANIFEST, Buffer.from(JSON.stringify(manifest)))
    if (secrets !== null) yield whole(SECRETS, secrets)
    for (const [place, table] of dump.manifest.tables.entries()) {
      let part = 0
      for await (const bytes of inParts(dump.read(table))) {
        yield whole(`${TABLES}/${place}/${String(part).padStart(PART_DIGITS, '0')}`, bytes)
        part += 1
      }
    }
    for await (const { isExport, name } of dump.listFiles()) {
      const file = isExport ? await openExport(fileStore, name) : await openFile(fileStore, name)
      if (file === null) {
        onMissing(name)
        continue
      }
      yield whole(`${TYPES}/${name}`, Buffer.from(file.contentType))
      yield { name: `${FILES}/${name}`, size: file.size, bytes: file.bytes }
    }
  } finally {
    await dump.close()
  }
}

const whole = (name: string, bytes: Uint8Array): ArchiveEntry => ({ name, size: bytes.length, bytes: [bytes] })

const openFile = async (fileStore: Pick<FileStore, 'get'>, name: string) => {
  const file = await fileStore.get(name)
  return file && { contentType: file.contentType, size: file.bytes.length, bytes: [file.bytes] }
}

/** Archives may be larger than memory. */
const openExport = async (fileStore: Pick<FileStore, 'stream'>, name: string) => {
  const file = await fileStore.stream(name)
  return file && { ...file, contentType: EXPORT_TYPE }
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [parts, size] = [[] as Uint8Array[], 0]
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(parts)
    ;[parts, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(parts)
}
