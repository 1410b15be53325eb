import { describe, expect, it } from 'vitest'
import { nomvula } from '../testing/invented-people.ts'
import { linkedInPdf } from '../testing/linkedin-pdf.ts'
import { longPdf, scannedPdf } from '../testing/other-files.ts'
import { createProfileReader } from './create-profile-reader.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a profile reader', () => {
  const reader = createProfileReader()

  it('reads an export in a worker, also several at once', async () => {
    const bytes = await linkedInPdf(nomvula)
    const answers = await Promise.all([reader.read(bytes), reader.read(bytes), reader.read(bytes)])
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { name: nomvula.name } })
    expect(bytes.length).toBeGreaterThan(0)
  })

  it.each([
    ['an empty file', new Uint8Array(0)],
    ['a web page', bytesOf('<!doctype html><title>%PDF</title>')],
    ['the beginning of a PDF', bytesOf('%PDF-1.4\n1 0 obj\n<<')],
    ['an archive without a document', bytesOf('PK\u0003\u0004 and nothing more')],
  ])('reports that %s is not a PDF', async (_, bytes) => {
    expect(await reader.read(bytes)).toEqual({ ok: false, problem: 'not-a-pdf' })
  })

  // PROF-38
  it('reports a locked, scanned or overlong file', async () => {
    expect(await reader.read(await linkedInPdf(nomvula, { userPassword: 'secret' }))).toMatchObject({
      problem: 'locked',
    })
    expect(await reader.read(await scannedPdf())).toMatchObject({ problem: 'no-text' })
    expect(await reader.read(await longPdf(61))).toMatchObject({ problem: 'too-long' })
  })

  // PROF-40
  it('terminates a worker over its time or memory limit, and reads the next file', async () => {
    const bytes = await linkedInPdf(nomvula)
    expect(await createProfileReader({ timeout: 1 }).read(bytes)).toMatchObject({ problem: 'too-long' })
    const small = createProfileReader({ memoryMegabytes: 8, concurrency: 1 })
    expect(await small.read(bytes)).toMatchObject({ problem: 'too-long' })
    expect(await small.read(bytesOf('<html>'))).toMatchObject({ ok: false })
    expect(await reader.read(bytes)).toMatchObject({ ok: true })
  })
})
