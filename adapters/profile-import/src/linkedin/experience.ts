import type { ParsedPeriod, ParsedRole } from '@guildhall/domain/profiles'
import type { TextLine } from '../pdf/text-line.ts'
import { parseMeasuredPeriod } from '../words/periods.ts'
import { looksLikePlace } from '../words/place.ts'
import { mainRole } from './layout.ts'
import { joinLine, joinParagraphs } from './paragraphs.ts'

/** A place is 14.7 points below the dates, a description 20.3. */
const PLACE_GAP = 16.8
/** The second line of a title is 14.4 points below, the title of another role at least 31. */
const TITLE_GAP = 24
/** Maximum distance to the second line of a wrapped period. */
const NO_PERIOD: ParsedPeriod = { start: null, end: null, current: false }

interface OpenRole {
  readonly title: TextLine[]
  readonly dates: TextLine[]
  readonly place: TextLine[]
  readonly text: TextLine[]
  period: ParsedPeriod | null
}

interface OpenCompany {
  readonly name: TextLine[]
  readonly roles: OpenRole[]
}

/** Properties of the whole file: whether any line is grey, and the right edge of the column. */
export interface ColumnLook {
  readonly coloured: boolean
  readonly edge: number
}

const isPlace = (line: TextLine, role: OpenRole, { coloured }: ColumnLook): boolean => {
  if (role.text.length > 0) return false
  if (line.grey) return true
  if (role.place.length > 0) return !coloured && line.gap !== null && line.gap < PLACE_GAP
  // After a page break the distance is unknown; in a file with colours, the colour has already decided.
  return line.gap === null ? !coloured && looksLikePlace(line.text) : line.gap < PLACE_GAP
}

const addText = (line: TextLine, role: OpenRole, look: ColumnLook): void => {
  if (role.period === null) {
    const joined = joinLine([...role.dates, line])
    role.period = parseMeasuredPeriod(joined) ?? parseMeasuredPeriod(line.text)
    if (role.period !== null || role.dates.length === 0) {
      role.dates.push(line)
      return
    }
    // Two lines without a date: the first was an illegible date, and this line contains more than dates.
    role.period = NO_PERIOD
  }
  if (isPlace(line, role, look)) role.place.push(line)
  else role.text.push(line)
}

const addTitle = (line: TextLine, company: OpenCompany): void => {
  const role = company.roles.at(-1)
  const isWrapped =
    role !== undefined &&
    role.dates.length === 0 &&
    role.text.length === 0 &&
    (line.gap === null || line.gap < TITLE_GAP)
  if (isWrapped) role.title.push(line)
  else company.roles.push({ title: [line], dates: [], place: [], text: [], period: null })
}

const parseCompanies = (lines: readonly TextLine[], look: ColumnLook): readonly OpenCompany[] => {
  const companies: OpenCompany[] = []
  for (const line of lines) {
    const role = mainRole(line)
    const company = companies.at(-1)
    if (role === 'strong') {
      // Only a name so far: it continues in this line.
      if (company !== undefined && company.roles.length === 0) company.name.push(line)
      else companies.push({ name: [line], roles: [] })
    } else if (role === 'title') {
      if (company === undefined) companies.push({ name: [], roles: [] })
      const current = companies.at(-1)
      if (current !== undefined) addTitle(line, current)
    } else {
      const open = company?.roles.at(-1)
      // The only line before the first title is the total duration at the company.
      if (open !== undefined) addText(line, open, look)
    }
  }
  return companies
}

/** The roles of the Experience section, one per title; all roles at a company have the company's name. */
export const parseExperience = (lines: readonly TextLine[], look: ColumnLook): readonly ParsedRole[] =>
  parseCompanies(lines, look).flatMap(({ name, roles }) =>
    roles.map(({ period, place, text, title }) => ({
      title: joinLine(title),
      company: joinLine(name),
      location: joinLine(place) || null,
      description: joinParagraphs(text, look.edge),
      ...(period ?? NO_PERIOD),
    })),
  )
