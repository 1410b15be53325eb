import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createArchives } from './create-archives.ts'

const AT = new Date('2026-03-02T09:00:00.000Z')

async function* entries(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) yield { path, bytes: strToU8(text) }
}

const packed = async (files: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
  const pieces: Uint8Array[] = []
  for await (const piece of createArchives().pack(entries(files), AT)) pieces.push(piece)
  return Object.fromEntries(
    Object.entries(unzipSync(Buffer.concat(pieces))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
}

describe('archives', () => {
  it('contain the packed entries under their names', async () => {
    const files = { 'index.html': '<p>Sipho</p>'.repeat(999), 'files/1-履歴書 é.pdf': '%PDF-1.7', 'data/none.json': '' }
    expect(await packed(files)).toEqual(files)
  })

  it('are valid when empty', async () => {
    expect(await packed({})).toEqual({})
  })
})
