import type { ParsedLanguage, ParsedProfile } from '@guildhall/domain/profiles'
import { parseLanguageLevel } from '@guildhall/domain/reference'
import type { PdfPage, TextLine } from '../pdf/text-line.ts'
import { type Section, findSection } from '../words/headings.ts'
import { parseLanguage } from '../words/languages.ts'
import { parseContact } from './contact.ts'
import { isSidebarHeading } from './layout.ts'

/** A wrapped line is 12.6 points below, the next item 17.6. */
const WRAP_GAP = 15.2
/** A heading that is wrapped has its second line this near; from an item to a heading it is 34.8. */
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

/** The items of a list. Where a page ends the way down says nothing, and a bracket that is still open says that the item goes on. */
const itemsOf = (lines: readonly TextLine[]): readonly string[] => {
  const items: string[] = []
  for (const { gap, text } of lines) {
    const above = items.at(-1)
    const goesOn = above !== undefined && ((gap !== null && gap < WRAP_GAP) || opened(above) || text.startsWith('('))
    if (goesOn) items[items.length - 1] = `${above} ${text}`
    else items.push(text)
  }
  return items
}

const languageOf = (item: string): ParsedLanguage => {
  const [, name = item, level = ''] = /^(.*?)\s*\(([^()]*)\)?\s*$/u.exec(item) ?? []
  const whole = parseLanguage(item)
  // "Chinese (Simplified)" has brackets that are no level.
  return parseLanguageLevel(level) === null && whole !== item
    ? { name: whole, level: null }
    : { name: parseLanguage(name), level: parseLanguageLevel(level) }
}

const isContactLike = ({ lines }: SidebarSection): boolean =>
  lines.some(({ text }) => /@|www\.|linkedin\.com|^\+?\d[\d\s()-]{5,}/i.test(text))

/** Headings in an unknown language are told by their place and by what stands under them. */
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

/** Contact, skills, languages and certifications; sections go on over a page break without a heading. */
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
