import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from './create-file-store.ts'

describe('files in a folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-files-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  // FILE-8
  it('are returned as stored, with their type', async () => {
    const files = createFileStore({ folder })
    await files.put('pictures/a-1.webp', new Uint8Array([1, 2, 3]), 'image/webp')
    const found = await files.get('pictures/a-1.webp')
    expect([...(found?.bytes ?? [])]).toEqual([1, 2, 3])
    expect(found?.contentType).toBe('image/webp')
  })

  it('are gone once removed', async () => {
    const files = createFileStore({ folder })
    await files.put('b.webp', new Uint8Array([1]), 'image/webp')
    await files.remove('b.webp')
    expect(await files.get('b.webp')).toBeNull()
  })

  // FILE-8
  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a/b/c/d', '.hidden', 'a//b', 'A', 'a\0b', '', 'a..b'])(
    'never leave the folder: %j',
    async (name) => {
      const files = createFileStore({ folder })
      expect(await files.get(name)).toBeNull()
      await expect(files.put(name, new Uint8Array([1]), 'text/plain')).rejects.toThrow('did not make')
    },
  )

  // FILE-18
  it('are closed to other users of the machine, like their folders', async () => {
    const root = join(folder, 'own', 'files')
    await createFileStore({ folder: root }).put('documents/d-1', new Uint8Array([1]), 'application/pdf')
    const entries = await readdir(join(folder, 'own'), { recursive: true })
    expect(entries.toSorted()).toEqual(['files', 'files/documents', 'files/documents/d-1', 'files/documents/d-1.type'])
    for (const name of ['', ...entries]) {
      expect([name, (await stat(join(folder, 'own', name))).mode & 0o077]).toEqual([name, 0])
    }
  })

  it('that do not exist are null, also if the name is a folder', async () => {
    const files = createFileStore({ folder })
    await files.put('folder/c.webp', new Uint8Array([1]), 'image/webp')
    expect(await files.get('none.webp')).toBeNull()
    expect(await files.get('folder')).toBeNull()
  })
})
