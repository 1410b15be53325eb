import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { nomvula } from '../testing/invented-people.ts'
import { linkedInPdf } from '../testing/linkedin-pdf.ts'
import { longPdf, scannedPdf } from '../testing/other-files.ts'
import { pdfOf } from '../testing/hand-made-pdf.ts'
import { createProfileReader, type ProfileReaderOptions } from './create-profile-reader.ts'
import { createReaderCommand } from './process/reader-command.ts'
import { runLimited } from './process/run-limited.ts'
import { readingEnded, type ReadingUsage } from './reading-events.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a profile reader', () => {
  const reader = createProfileReader()

  it('reads an export in a process of its own, also several at once', async () => {
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

  /** Reads it, and how its process was used. */
  const watch = async (bytes: Uint8Array, options: ProfileReaderOptions = {}) => {
    const usages: ReadingUsage[] = []
    const add = (usage: unknown) => void usages.push(usage as ReadingUsage)
    readingEnded.subscribe(add)
    try {
      const reading = await createProfileReader(options).read(bytes)
      return { reading, usage: usages[0] }
    } finally {
      readingEnded.unsubscribe(add)
    }
  }
  const MEGABYTE = 1024 * 1024

  // PROF-40
  it('kills a process over its time or memory limit, and reads the next file', async () => {
    const bytes = await linkedInPdf(nomvula)
    expect(await watch(bytes, { timeout: 1 })).toMatchObject({
      reading: { problem: 'too-long' },
      usage: { stoppedBy: 'timeout' },
    })
    expect(await watch(bytes, { memoryMegabytes: 32 })).toMatchObject({ reading: { problem: 'too-long' } })
    expect(await watch(bytesOf('<html>'))).toMatchObject({ reading: { problem: 'not-a-pdf' } })
    expect(await watch(bytes)).toMatchObject({ reading: { ok: true }, usage: { stoppedBy: null } })
  })

  // PROF-40
  it('counts the memory outside of the heap, too', async () => {
    const { reading, usage } = await watch(pdfOf({ content: 'BT /F1 12 Tf (abc) Tj ET '.repeat(1_000_000) }))
    expect(reading).toMatchObject({ problem: 'too-long' })
    expect(usage?.stoppedBy).not.toBeNull()
    const picture = Buffer.alloc(8 * MEGABYTE, 'x')
    const passed = await watch(
      pdfOf({ content: 'BT /F1 12 Tf (Lerato Khumalo, designer) Tj ET', more: [picture, picture] }),
    )
    expect(passed.usage?.peakBytes).toBeLessThan(256 * MEGABYTE)
  })

  // PROF-50
  it.each([
    ['a stream', {}],
    ['a stream that is compressed twice', { layers: 2 }],
    ['a stream that is compressed five times', { layers: 5 }],
    ['a stream under a wrong length', { length: 12 }],
    ['a stream with a wrong checksum', { damaged: true }],
  ])('refuses %s that inflates beyond measure before it is parsed', async (_words, how) => {
    const { reading, usage } = await watch(pdfOf({ content: Buffer.alloc(200 * MEGABYTE, ' '), ...how }))
    expect(reading).toMatchObject({ problem: 'too-long' })
    expect(usage).toMatchObject({ stoppedBy: null })
    expect(usage?.peakBytes).toBeLessThan(200 * MEGABYTE)
  })

  // PROF-50
  it('refuses a Word file whose parts are larger than it says', async () => {
    const text = new Uint8Array(200 * MEGABYTE).fill(32)
    const archive = Buffer.from(zipSync({ 'word/document.xml': text }))
    archive.writeUInt32LE(100, archive.lastIndexOf('PK\u0001\u0002') + 24)
    const { reading, usage } = await watch(archive)
    expect(reading).toMatchObject({ problem: 'too-long' })
    expect(usage).toMatchObject({ stoppedBy: null })
  })

  // PROF-40
  it('gives the process its program and the file, and no more', async () => {
    const limits = { timeout: 10_000, processorSeconds: 10, memoryBytes: 256 * MEGABYTE, outputBytes: 1000 }
    const attempt = async (script: string) => {
      const command = createReaderCommand(limits.memoryBytes)
      return runLimited([...command.slice(0, -1), '--input-type=module', '--eval', script], new Uint8Array(), limits)
    }
    const env = await attempt('process.stdout.write(JSON.stringify(process.env))')
    expect(env.output.toString()).not.toContain('DATABASE_URL')
    expect(Object.keys(JSON.parse(env.output.toString()))).not.toContain('HOME')
    for (const script of [
      `(await import('node:fs')).readFileSync('/etc/passwd')`,
      `(await import('node:fs')).writeFileSync('/tmp/left', '')`,
      `(await import('node:child_process')).execSync('true')`,
      `new (await import('node:worker_threads')).Worker('1', { eval: true })`,
      `new Function('return 1')()`,
    ]) {
      const { errors, exitCode } = await attempt(script)
      expect(errors).toMatch(/ERR_ACCESS_DENIED|Code generation from strings disallowed/)
      expect(exitCode).toBe(1)
    }
  })

  // PROF-40
  it('is stopped by the system after its processor time, and at its output', async () => {
    const limits = { timeout: 60_000, processorSeconds: 1, memoryBytes: 256 * MEGABYTE, outputBytes: 1000 }
    const run = (script: string) => runLimited([process.execPath, '--eval', script], new Uint8Array(), limits)
    expect(await run('for (;;);')).toMatchObject({ stoppedBy: 'crash', exitCode: null })
    expect(await run(`process.stdout.write('x'.repeat(2000))`)).toMatchObject({ stoppedBy: 'outputBytes' })
    expect(await run(`throw new Error('not installed')`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('not installed'),
    })
  })
})
