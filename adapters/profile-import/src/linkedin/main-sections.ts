import type { TextLine } from '../pdf/text-line.ts'
import { type Section, findSection } from '../words/headings.ts'
import { mainRole } from './layout.ts'

/** A section of the main column. */
export interface MainSection {
  readonly kind: Section
  readonly heading: string
  readonly lines: readonly TextLine[]
}

/** The top of the main column, and the sections under it. */
export interface MainColumn {
  readonly head: readonly TextLine[]
  readonly sections: readonly MainSection[]
}

interface Raw {
  readonly heading: string
  readonly lines: TextLine[]
}

const has = ({ lines }: Raw, role: string): boolean => lines.some((line) => mainRole(line) === role)

/** Identifies headings in an unknown language by the lines below: only jobs have titles, only a summary has no smaller text. */
const guessed = (raw: Raw, isLast: boolean): Section => {
  if (has(raw, 'title')) return 'experience'
  if (!has(raw, 'text') && !isLast) return 'summary'
  return isLast ? 'education' : 'other'
}

/** Splits the main column at its section headings, identified by size first and by text second. */
export const splitMainSections = (lines: readonly TextLine[]): MainColumn => {
  const head: TextLine[] = []
  const raws: Raw[] = []
  for (const line of lines) {
    const raw = raws.at(-1)
    if (mainRole(line) === 'section') raws.push({ heading: line.text, lines: [] })
    else if (raw === undefined) head.push(line)
    else raw.lines.push(line)
  }
  const sections = raws.map((raw, index) => {
    const kind = findSection(raw.heading) ?? guessed(raw, index === raws.length - 1)
    return { ...raw, kind: kind !== 'experience' && has(raw, 'title') ? ('experience' as const) : kind }
  })
  return { head, sections }
}
