import type { ParsedLanguage, ParsedProfile } from '@guildhall/domain/profiles'
import { parseLanguageLevel } from '@guildhall/domain/reference'
import type { PdfPage, TextLine } from '../pdf/text-line.ts'
import { type Section, findSection } from '../words/headings.ts'
import { parseLanguage } from '../words/languages.ts'
import { parseContact } from './contact.ts'
import { isSidebarHeading } from './layout.ts'

/** A continuation line is 12.6 points below, the next item 17.6. */
const WRAP_GAP = 15.2
/** Maximum distance to the second line of a wrapped heading; from an item to a heading it is 34.8. */
const HEADING_WRAP_GAP = 20
const SKILLS_EXPORTED = 3

interface SidebarSection {
  heading: string
  readonly lines: TextLine[]
}

const sectionsOf = (lines: readonly TextLine[]): readonly SidebarSection[] => {
  const sections: SidebarSection[] = []
  for (const line of lines) {
    const section = sections.at(-1)
    if (!isSidebarHeading(line)) section?.lines.push(line)
    else if (section?.lines.length === 0 && line.gap !== null && line.gap < HEADING_WRAP_GAP) {
      section.heading += ` ${line.text}`
    } else sections.push({ heading: line.text, lines: [] })
  }
  return sections
}

const opened = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** The items of a list. At a page break the distance is unknown; there an open bracket means that the item continues. */
const itemsOf = (lines: readonly TextLine[]): readonly string[] => {
  const items: string[] = []
  for (const { gap, text } of lines) {
    const above = items.at(-1)
    const continues = above !== undefined && ((gap !== null && gap < WRAP_GAP) || opened(above) || text.startsWith('('))
    if (continues) items[items.length - 1] = `${above} ${text}`
    else items.push(text)
  }
  return items
}

const languageOf = (item: string): ParsedLanguage => {
  const [, name = item, level = ''] = /^(.*?)\s*\(([^()]*)\)?\s*$/u.exec(item) ?? []
  const whole = parseLanguage(item)
  // The brackets of "Chinese (Simplified)" are not a level.
  return parseLanguageLevel(level) === null && whole !== item
    ? { name: whole, level: null }
    : { name: parseLanguage(name), level: parseLanguageLevel(level) }
}

const isContactLike = ({ lines }: SidebarSection): boolean =>
  lines.some(({ text }) => /@|www\.|linkedin\.com|^\+?\d[\d\s()-]{5,}/i.test(text))

/** Identifies headings in an unknown language by their position and by the lines below them. */
const kindsOf = (sections: readonly SidebarSection[]): readonly Section[] => {
  const kinds: Section[] = []
  const known = sections.map(({ heading }) => findSection(heading))
  const isFree = (kind: Section): boolean => !known.includes(kind) && !kinds.includes(kind)
  sections.forEach((section, index) => {
    const name = known[index] ?? null
    const isEarly = index <= 1 && itemsOf(section.lines).length <= SKILLS_EXPORTED
    if (name !== null) kinds.push(name)
    else if (index === 0 && isContactLike(section) && isFree('contact')) kinds.push('contact')
    else kinds.push(isEarly && isFree('skills') ? 'skills' : 'other')
  })
  return kinds
}

/** Contact, skills, languages and certifications; a section continues after a page break without a heading. */
export const readSidebar = (
  lines: readonly TextLine[],
  pages: readonly PdfPage[],
): Pick<ParsedProfile, 'skills' | 'languages' | 'certifications' | 'email' | 'phone' | 'links' | 'omittedSections'> => {
  const sections = sectionsOf(lines)
  const kinds = kindsOf(sections)
  const linesUnder = (kind: Section) =>
    sections.flatMap((section, index) => (kinds[index] === kind ? section.lines : []))
  const itemsUnder = (kind: Section) =>
    sections.flatMap((section, index) => (kinds[index] === kind ? itemsOf(section.lines) : []))
  return {
    ...parseContact(linesUnder('contact'), pages),
    skills: itemsUnder('skills'),
    languages: itemsUnder('languages').map(languageOf),
    certifications: itemsUnder('certifications'),
    omittedSections: sections.flatMap(({ heading }, index) => (kinds[index] === 'other' ? [heading] : [])),
  }
}
