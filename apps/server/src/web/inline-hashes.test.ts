import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInlineHashes } from './inline-hashes.ts'

describe('inline hashes of the page', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-page-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('cover every inline script and style exactly', async () => {
    const page = join(folder, 'index.html')
    await writeFile(page, '<script src="/a.js"></script><script>alert(1)</script><style>\n  p {}\n</style>')
    expect(await readInlineHashes(page)).toEqual({
      scriptHashes: ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
      styleHashes: [expect.stringMatching(/^sha256-.{44}$/)],
    })
  })

  it('are empty without a page', async () => {
    expect(await readInlineHashes(join(folder, 'none.html'))).toEqual({ scriptHashes: [], styleHashes: [] })
  })
})
