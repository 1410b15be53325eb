import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readingEnded, type ReadingUsage } from '@guildhall/profile-import'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor } from './support/complete-profiles.ts'
import { bearerHeader } from './support/every-route.ts'
import { createHostileFiles, FILE_CALLS, type FileCall, type HostileFile, SCRIPT } from './support/hostile-files.ts'
import type { Person } from './support/people.ts'
import { NO_RATE_LIMITS, startTestServer, type TestServer } from './support/start-test-server.ts'

/** Files that are made of the others by chance: 300 files at full size. */
const CHANGED_FILES = process.env['PROVE'] === '1' ? 260 : 10
const SEED = 20_261_123
/** Below the number of unused uploads that a person may have. */
const UPLOADS_OF_A_PERSON = 40
const READER_MAX_BYTES = 256 * 1024 * 1024

const SERVED_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
]

/** A file with a part cut out, doubled or overwritten, or with a web page around it. */
const changed = (files: readonly HostileFile[]): fc.Arbitrary<HostileFile> =>
  fc
    .record({
      file: fc.constantFrom(...files.filter(({ bytes }) => bytes.length < 1_000_000)),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(64),
      how: fc.constantFrom('cut', 'doubled', 'overwritten', 'shortened', 'wrapped'),
      noise: fc.uint8Array({ minLength: 1, maxLength: 64 }),
    })
    .map(({ file, from, how, length, noise }) => {
      const bytes = Buffer.from(file.bytes)
      const at = Math.floor(from * bytes.length)
      const [before, part, after] = [
        bytes.subarray(0, at),
        bytes.subarray(at, at + length),
        bytes.subarray(at + length),
      ]
      const made = {
        cut: [before, after],
        doubled: [before, part, part, after],
        overwritten: [before, Buffer.from(noise), after],
        shortened: [before],
        wrapped: [Buffer.from(SCRIPT), bytes, Buffer.from(SCRIPT)],
      }
      return { what: `${file.what}, ${how}`, name: file.name, bytes: Buffer.concat(made[how]), storedBy: null }
    })

describe('hostile files', () => {
  const earlier = process.env['TMPDIR']
  const usages: ReadingUsage[] = []
  const keepUsage = (usage: unknown) => void usages.push(usage as ReadingUsage)
  let temporary = ''
  let server: TestServer
  let person: Person
  let files: readonly HostileFile[]
  let uploads = 0
  let people = 0
  let storedDocuments = 0

  beforeAll(async () => {
    server = await startTestServer({}, { rateLimits: NO_RATE_LIMITS })
    temporary = await mkdtemp(join(tmpdir(), 'guildhall-hostile-'))
    process.env['TMPDIR'] = temporary
    readingEnded.subscribe(keepUsage)
    const known = await createHostileFiles()
    files = [...known, ...fc.sample(changed(known), { seed: SEED, numRuns: CHANGED_FILES })]
  })
  afterAll(async () => {
    readingEnded.unsubscribe(keepUsage)
    if (earlier === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = earlier
    await rm(temporary, { recursive: true, force: true })
    await server.stop()
  })

  const uploader = async (): Promise<Person> => {
    if (people === 0 || uploads >= UPLOADS_OF_A_PERSON) {
      people += 1
      uploads = 0
      person = await completeContractor(server, { email: `person-${people}@example.com` })
    }
    return person
  }

  const send = async (call: FileCall, { bytes, name }: HostileFile) => {
    const { api } = await uploader()
    const file = new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' })
    if (call === 'picture') return api.setProfileImage({ file })
    if (call === 'import') return api.readProfileFile({ file })
    return api.uploadFile({ file, fields: { target: call } })
  }

  const expectHarmless = async (url: string, what: string): Promise<void> => {
    const response = await server.request(url, { headers: bearerHeader(person.token) })
    const { headers } = response
    expect([what, response.status]).toEqual([what, 200])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const type = headers.get('content-type') ?? ''
    const isPicture = type === 'image/webp'
    expect(headers.get('content-security-policy')).toMatch(
      isPicture
        ? /^default-src 'none';.*frame-ancestors 'none'; sandbox$/
        : /^default-src 'none';.*frame-ancestors 'self'; sandbox$/,
    )
    expect(headers.get('cache-control')).toBe(isPicture ? 'private, max-age=31536000, immutable' : 'no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    if (type.startsWith('image/')) expect([what, bytes.includes(SCRIPT)]).toEqual([what, false])
    if (isPicture) return
    expect(type).toBeOneOf(SERVED_TYPES)
    const disposition = headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(
      type.startsWith('image/') || type === 'application/pdf' ? /^(inline|attachment);/ : /^attachment;/,
    )
    expect(decodeURIComponent(disposition)).not.toMatch(/[/\\\p{Cc}\p{Cf}](?!'')/u)
    expect(disposition.length).toBeLessThan(1_000)
  }

  /** Sends the file to every call; what is stored must be harmless to open. */
  const expectHandled = async (file: HostileFile): Promise<void> => {
    const storedBy: FileCall[] = []
    for (const call of FILE_CALLS) {
      const result = await send(call, file)
      const at = `${file.what}: ${call}`
      if (!result.ok) {
        expect([at, result.status >= 400 && result.status < 500]).toEqual([at, true])
        continue
      }
      if (call === 'import') continue
      storedBy.push(call)
      if ('file_url' in result.value) {
        uploads += 1
        storedDocuments += 1
        await expectHarmless(result.value.file_url, at)
      } else if ('profile_image' in result.value) await expectHarmless(result.value.profile_image, at)
    }
    if (file.storedBy !== null) expect.soft([file.what, storedBy]).toEqual([file.what, file.storedBy])
  }

  // FILE-1, FILE-11, FILE-20
  it('are refused, or stored as harmless files of their kind', async () => {
    for (const file of files) await expectHandled(file)
    expect(storedDocuments).toBeGreaterThan(0)
  })

  // PROF-40, PROF-50
  it('are read within the limits of memory and time, or not at all', async () => {
    expect(usages.length).toBeGreaterThan(20)
    const readWhole = usages.filter(({ stoppedBy }) => stoppedBy === null)
    expect(Math.max(...readWhole.map(({ peakBytes }) => peakBytes))).toBeLessThanOrEqual(READER_MAX_BYTES)
    for (const file of files.filter(({ refusedUnparsed }) => refusedUnparsed === true)) {
      usages.length = 0
      expect([file.what, await send('import', file)]).toMatchObject([file.what, { status: 422, problem: 'too-long' }])
      expect([file.what, usages[0]?.stoppedBy]).toEqual([file.what, null])
    }
  })

  // FILE-18, FILE-19
  it('leave nothing on the disk but what was stored, closed to other users', async () => {
    expect(await readdir(temporary)).toEqual([])
    const names = await readdir(server.dataDir, { recursive: true })
    for (const name of names) {
      expect([name, (await stat(join(server.dataDir, name))).mode & 0o077]).toEqual([name, 0])
    }
    const stored = names.filter((name) => /^files\/documents\/[0-9a-f-]{36}$/.test(name))
    expect(stored).toHaveLength(storedDocuments)
    const others = names.filter(
      (name) =>
        !/^(files(\/(documents|pictures)(\/[0-9a-f-]{36}(-\d+\.webp)?(\.type)?)?)?|clock|outbox(\/[0-9a-f]+\.json)?|payment-sandbox\.json)$/.test(
          name,
        ),
    )
    expect(others).toEqual([])
  })
})
