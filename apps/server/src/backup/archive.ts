import { createHash } from 'node:crypto'
import { DamagedBackup } from './damaged-backup.ts'

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Of tar: everything is in blocks of this size. */
const BLOCK = 512
const NAME_MAX = 100
/** The last entry: the SHA-256 of everything before it. Rule: BASE-41. */
const SEAL = 'sha256'

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** A header in the format of POSIX tar, so that any tar opens the archive. */
const headerOf = ({ name, size }: Pick<ArchiveEntry, 'name' | 'size'>): Buffer => {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`Too long a name for the archive: ${name}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 7)} `, 148)
  return header
}

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0)

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

/** Packs entries into one stream, sealed at its end. */
export async function* packArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  const parts = async function* ({ bytes, name, size }: ArchiveEntry): AsyncGenerator<Uint8Array> {
    yield headerOf({ name, size })
    let written = 0
    for await (const chunk of bytes) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has changed while it was read`)
    yield Buffer.alloc(paddingOf(size))
  }
  for await (const entry of entries) {
    for await (const part of parts(entry)) {
      hash.update(part)
      yield part
    }
  }
  const seal = Buffer.from(hash.digest('hex'))
  yield* parts({ name: SEAL, size: seal.length, bytes: [seal] })
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * The entries of an archive, each read before the next. Throws `DamagedBackup` where it is truncated, changed or no archive of ours; that is
 * known only at its end.
 */
export async function* unpackArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const hash = createHash('sha256')
  const reader = createReader(source)
  for (;;) {
    const header = Buffer.concat(await collect(reader.read(BLOCK)))
    const entry = readHeader(header)
    if (entry.name === SEAL) {
      const seal = Buffer.concat(await collect(reader.read(entry.size))).toString()
      if (seal !== hash.digest('hex')) throw new DamagedBackup('its contents were changed')
      await collect(reader.read(paddingOf(entry.size) + 2 * BLOCK))
      if (!(await reader.isAtEnd())) throw new DamagedBackup('something follows its end')
      return
    }
    hash.update(header)
    const bytes = hashed(reader.read(entry.size), hash)
    yield { ...entry, bytes }
    // What was not read.
    await collect(bytes)
    for await (const chunk of reader.read(paddingOf(entry.size))) hash.update(chunk)
  }
}

const readHeader = (header: Buffer): Pick<ArchiveEntry, 'name' | 'size'> => {
  const field = (from: number, to: number): string => header.toString('utf8', from, to).replace(/\0.*$/su, '')
  const blank = Buffer.from(header).fill(' ', 148, 156)
  if (field(257, 262) !== 'ustar' || Number.parseInt(field(148, 156), 8) !== sumOf(blank))
    throw new DamagedBackup('it is no backup, or was changed')
  return { name: field(0, NAME_MAX), size: Number.parseInt(field(124, 136), 8) }
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}

const createReader = (source: AsyncIterable<Uint8Array>) => {
  const iterator = source[Symbol.asyncIterator]()
  let rest: Uint8Array = Buffer.alloc(0)
  const isAtEnd = async (): Promise<boolean> => {
    while (rest.length === 0) {
      const next = await iterator.next()
      if (next.done === true) return true
      rest = next.value
    }
    return false
  }
  return {
    isAtEnd,
    read: async function* (size: number): AsyncGenerator<Uint8Array> {
      for (let left = size; left > 0;) {
        if (await isAtEnd()) throw new DamagedBackup('its end is missing')
        const chunk = rest.subarray(0, left)
        rest = rest.subarray(chunk.length)
        left -= chunk.length
        yield chunk
      }
    },
  }
}
