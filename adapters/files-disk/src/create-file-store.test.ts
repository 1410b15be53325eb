import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStoreContract } from '@guildhall/domain/testing/contracts/file-store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from './create-file-store.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'guildhall-files-'))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

fileStoreContract('a folder', async () => {
  const folder = await makeFolder()
  return { files: createFileStore({ folder }), close: () => removeFolder(folder) }
})

describe('files in a folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await makeFolder()
  })
  afterAll(() => removeFolder(folder))

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
})
