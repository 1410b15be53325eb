import type { ParsedPeriod, ParsedEducation } from '@guildhall/domain/profiles'
import { continuesOnNextLine } from '../pdf/join-lines.ts'
import type { TextLine } from '../pdf/text-line.ts'
import { parsePeriod } from '../words/periods.ts'
import type { ColumnLook } from './experience.ts'
import { mainRole } from './layout.ts'
import { joinLine } from './paragraphs.ts'

/** The second line of a school is 18 points below, another school at least 25. */
const WRAP_GAP = 22

interface OpenStudy {
  readonly school: TextLine[]
  readonly degree: TextLine[]
}

const NO_PERIOD: ParsedPeriod = { start: null, end: null, current: false }
const DATED = /^(.*?)\s*[·•]?\s*\(([^()]*)\)\s*$/u

/** Splits "degree, field · (2012 - 2014)". A bracket without dates belongs to the degree. */
export const parseDegree = (line: string): Pick<ParsedEducation, 'qualification'> & ParsedPeriod => {
  const [, degree = '', bracket = ''] = DATED.exec(line) ?? []
  const period = parsePeriod(bracket, 'end')
  const text = (period === null ? line : degree).replace(/^[\s·•]+|[\s·•]+$/gu, '')
  return { qualification: text, ...(period ?? NO_PERIOD) }
}

const isWrapped = (above: TextLine | undefined, line: TextLine, { edge }: ColumnLook): boolean => {
  if (above === undefined) return false
  return line.gap === null ? continuesOnNextLine(above, line, edge) : line.gap < WRAP_GAP
}

/** The schools of the Education section. The line of a degree wraps anywhere, so it is joined before parsing. */
export const parseEducation = (lines: readonly TextLine[], look: ColumnLook): readonly ParsedEducation[] => {
  const studies: OpenStudy[] = []
  for (const line of lines) {
    const study = studies.at(-1)
    const isSchool = mainRole(line) === 'strong'
    if (!isSchool) study?.degree.push(line)
    else if (study !== undefined && study.degree.length === 0 && isWrapped(study.school.at(-1), line, look)) {
      study.school.push(line)
    } else studies.push({ school: [line], degree: [] })
  }
  return studies.map(({ degree, school }) => ({ institution: joinLine(school), ...parseDegree(joinLine(degree)) }))
}
