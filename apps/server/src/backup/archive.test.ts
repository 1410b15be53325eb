import { describe, expect, it } from 'vitest'
import { type ArchiveEntry, packArchive, unpackArchive } from './archive.ts'
import { DamagedBackup } from './damaged-backup.ts'

async function* entriesOf(
  ...entries: readonly (readonly [name: string, text: string])[]
): AsyncGenerator<ArchiveEntry> {
  for (const [name, text] of entries) yield { name, size: Buffer.byteLength(text), bytes: [Buffer.from(text)] }
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const unpack = async (bytes: Uint8Array, size = 1_000): Promise<readonly (readonly [string, string])[]> => {
  const read: (readonly [string, string])[] = []
  for await (const entry of unpackArchive(chunksOf(bytes, size))) {
    const parts: Uint8Array[] = []
    for await (const part of entry.bytes) parts.push(part)
    read.push([entry.name, Buffer.concat(parts).toString()])
  }
  return read
}

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

// BASE-41
describe('an archive', () => {
  const entries = [
    ['manifest.json', '{}'],
    ['files/one', 'a'.repeat(600)],
    ['files/none', ''],
    ['files/block', 'b'.repeat(512)],
  ] as const
  const pack = () => collect(packArchive(entriesOf(...entries)))

  it('is read as it was written, in chunks of any size', async () => {
    const archive = await pack()
    for (const size of [1, 511, 10_000]) expect(await unpack(archive, size)).toEqual(entries)
  })

  it('is refused where it is truncated or continued, or one byte of it was changed', async () => {
    const archive = await pack()
    for (let length = 0; length < archive.length; length += 128)
      await expect(unpack(archive.subarray(0, length))).rejects.toThrow(DamagedBackup)
    await expect(unpack(Buffer.concat([archive, Buffer.from('x')]))).rejects.toThrow(DamagedBackup)
    const seal = archive.length - 1_024 - 512
    for (let at = 0; at < seal; at += 61) {
      const changed = Buffer.from(archive)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(unpack(changed), `byte ${at}`).rejects.toThrow(DamagedBackup)
    }
  })

  it('is not written of a file that changes meanwhile', async () => {
    async function* changing(): AsyncGenerator<ArchiveEntry> {
      yield { name: 'files/one', size: 5, bytes: [Buffer.from('four')] }
    }
    await expect(collect(packArchive(changing()))).rejects.toThrow('files/one has changed')
  })
})
