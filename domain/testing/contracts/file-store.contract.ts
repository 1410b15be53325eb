import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../src/files/index.ts'

export interface FileStoreUnderTest {
  readonly files: FileStore
  close(): Promise<void>
}

/** More than an adapter sends at once. */
const LARGE_BYTES = 11 * 1024 * 1024
const PIECE_BYTES = 64 * 1024

const gather = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

async function* inPieces(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

// oxlint-disable-next-line require-yield -- a source that fails before its first piece
async function* failing(): AsyncIterable<Uint8Array> {
  throw new Error('The source failed')
}

/** Contract of every store of contents. Rules: FILE-8, FILE-22. */
export function fileStoreContract(name: string, create: () => Promise<FileStoreUnderTest>): void {
  describe(`${name} as a store of files`, () => {
    let store: FileStoreUnderTest
    beforeAll(async () => {
      store = await create()
    })
    afterAll(() => store.close())

    // FILE-8
    it('returns contents as stored, with their type', async () => {
      const { files } = store
      await files.put('pictures/a-1.webp', new Uint8Array([1, 2, 3]), 'image/webp')
      const found = await files.get('pictures/a-1.webp')
      expect([...(found?.bytes ?? [])]).toEqual([1, 2, 3])
      expect(found?.contentType).toBe('image/webp')
    })

    it('returns the latest contents of a name', async () => {
      const { files } = store
      await files.put('b-1', new Uint8Array([1]), 'application/pdf')
      await files.put('b-1', new Uint8Array([2, 2]), 'image/png')
      const found = await files.get('b-1')
      expect([...(found?.bytes ?? [])]).toEqual([2, 2])
      expect(found?.contentType).toBe('image/png')
    })

    it('keeps contents that are empty', async () => {
      await store.files.put('empty', new Uint8Array(), 'text/plain')
      expect((await store.files.get('empty'))?.bytes).toHaveLength(0)
    })

    it('keeps contents that come and go in pieces', async () => {
      const { files } = store
      const bytes = Uint8Array.from({ length: LARGE_BYTES }, (_, at) => (at * 31) % 251)
      await files.put('exports/large.zip', inPieces(bytes), 'application/zip')
      const streamed = await files.stream('exports/large.zip')
      expect(streamed?.size).toBe(LARGE_BYTES)
      const read = streamed === null ? new Uint8Array() : await gather(streamed.bytes)
      expect(Buffer.compare(read, bytes)).toBe(0)
      expect((await files.get('exports/large.zip'))?.contentType).toBe('application/zip')
    })

    // FILE-8
    it('keeps nothing of contents whose source fails', async () => {
      const { files } = store
      await expect(files.put('exports/half.zip', failing(), 'application/zip')).rejects.toThrow('The source failed')
      expect(await files.get('exports/half.zip')).toBeNull()
    })

    it('does not have what was removed, and removes what it does not have', async () => {
      const { files } = store
      await files.put('c.webp', new Uint8Array([1]), 'image/webp')
      await files.remove('c.webp')
      await files.remove('c.webp')
      expect(await files.get('c.webp')).toBeNull()
      expect(await files.stream('c.webp')).toBeNull()
    })

    it('has nothing under the name of a folder', async () => {
      await store.files.put('folder/d.webp', new Uint8Array([1]), 'image/webp')
      expect(await store.files.get('folder')).toBeNull()
    })

    // FILE-8
    it.each(['../secret', '/etc/passwd', 'a/../../b', 'a/b/c/d', '.hidden', 'a//b', 'A', 'a\0b', '', 'a..b'])(
      'has no name that the product does not make: %j',
      async (name) => {
        const { files } = store
        expect(await files.get(name)).toBeNull()
        expect(await files.stream(name)).toBeNull()
        await expect(files.put(name, new Uint8Array([1]), 'text/plain')).rejects.toThrow('did not make')
        await expect(files.remove(name)).rejects.toThrow('did not make')
      },
    )

    it('is healthy', async () => {
      expect(await store.files.isHealthy()).toBe(true)
    })
  })
}
