import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedRoles, spaced, expectedStudies } from '../../testing/expected-profile.ts'
import type { InventedPerson } from '../../testing/invented-person.ts'
import { linkedInPdf } from '../../testing/linkedin-pdf.ts'
import { readDocument } from '../read-document.ts'

const word = fc.constantFrom(
  ...'Umoya Kestrel data of the Engineer São José Müller & senior platform, C++ 24/7 Lima e-commerce R&D (EMEA) May 2019 Ltd. Café'.split(
    ' ',
  ),
  'Verfahrensentwicklungsgesellschaft',
)
const capital = fc.constantFrom('Nova', 'Umoya', 'Äther', 'Head', 'Engineer', 'Zebra', 'Iberia')
/** A line that begins with a letter, of one to `most` words. */
const line = (most: number) =>
  fc.tuple(capital, fc.array(word, { maxLength: most - 1 })).map(([first, rest]) => [first, ...rest].join(' '))
const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, '0'))
const year = fc.integer({ min: 1985, max: 2026 }).map(String)
const period = fc.oneof(
  fc.record({
    start: fc.tuple(year, month).map((parts) => parts.join('-')),
    end: fc.option(fc.tuple(year, month).map((parts) => parts.join('-'))),
  }),
  fc.record({ start: year, end: fc.option(year) }),
)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const role = fc
  .record({
    title: line(14),
    location: optional(line(3)),
    text: optional(fc.array(line(40), { minLength: 1, maxLength: 4 })),
  })
  .chain((parts) => period.map((dates) => ({ ...present(parts), ...dates }) as const))
const company = fc.record({ name: line(10), roles: fc.array(role, { minLength: 1, maxLength: 4 }) })
const none = fc.constant(undefined)
const school = fc
  .oneof(
    fc.record({ name: line(12), degree: line(16), start: optional(year), end: optional(year) }),
    fc.record({ name: line(12), degree: none, start: optional(year), end: year }),
    // Short names only: if a name fills the last line of a page, the next line may continue it or be the next school.
    fc.record({ name: line(2), degree: none, start: none, end: none }),
  )
  // A start without an end is not printed.
  .map(({ end, start, ...rest }) => present({ ...rest, end, start: end === undefined ? undefined : start }))

function present<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never
}

const person = fc
  .record({
    language: fc.constantFrom('en', 'es', 'pt', 'fr', 'de', 'nl', 'it'),
    name: fc.constantFrom(
      'Ana Beatriz Nogueira',
      'Jürgen Groß, PhD',
      'X',
      'María de los Ángeles Fernández-Castañeda y Ruiz',
    ),
    headline: line(20),
    location: line(3),
    summary: optional(fc.array(line(60), { minLength: 1, maxLength: 5 })),
    skills: fc.array(line(5), { maxLength: 3 }),
    certifications: fc.array(line(7), { maxLength: 25 }),
    companies: fc.array(company, { maxLength: 7 }),
    schools: fc.array(school, { maxLength: 4 }),
  })
  .map((record) => present(record) as InventedPerson)

describe('any career', () => {
  // PROF-41
  it('is parsed as written, for any page breaks', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(person, fc.integer({ min: 50, max: 600 }), async (invented, bottom) => {
        const read = await readDocument(await linkedInPdf(invented, { bottom }))
        if (!read.ok) throw new Error(read.problem)
        const found = read.value
        expect(found.roles.map((role) => ({ ...role, description: spaced(role.description) }))).toEqual(
          expectedRoles(invented),
        )
        expect(found.education).toEqual(expectedStudies(invented))
        expect(found).toMatchObject({ name: invented.name, headline: invented.headline, location: invented.location })
        expect(spaced(found.summary)).toEqual(spaced(invented.summary?.join(' ') ?? null))
        expect(found.skills).toEqual(invented.skills)
      }),
      { numRuns: Number(process.env['IMPORT_RUNS'] ?? 40) },
    )
  })
})
