import type { ParsedPeriod, ParsedRole, ParsedEducation, PartialDate } from '@guildhall/domain/profiles'
import type { InventedDate, InventedPerson } from './invented-person.ts'

const dateOf = (date: InventedDate | undefined | null): PartialDate | null => {
  if (date === undefined || date === null) return null
  const [year, month] = date.split('-').map(Number)
  return { year: year ?? 0, month: month ?? null }
}

const period = (
  start: InventedDate | undefined,
  end: InventedDate | null | undefined,
  current: boolean,
): ParsedPeriod => ({
  start: dateOf(start),
  end: dateOf(end),
  current,
})

/** The expected words of a text, regardless of line breaks. */
export const spaced = (text: string | null): string | null => (text === null ? null : text.replace(/\s+/g, ' ').trim())

/** The expected roles of an invented person. */
export const expectedRoles = ({ companies = [] }: InventedPerson): readonly ParsedRole[] =>
  companies.flatMap(({ name, roles }) =>
    roles.map(({ end, location, start, text, title }) => ({
      title,
      company: name,
      location: location ?? null,
      description: spaced(text?.join(' ') ?? null),
      ...period(start, end, end === null),
    })),
  )

/** The expected studies of an invented person. */
export const expectedStudies = ({ schools = [] }: InventedPerson): readonly ParsedEducation[] =>
  schools.map(({ degree, end, name, start }) => ({
    institution: name,
    qualification: degree ?? '',
    ...period(start, end, false),
  }))
