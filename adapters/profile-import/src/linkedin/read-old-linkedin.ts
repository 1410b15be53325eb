import type { ParsedProfile, ParsedRole, ParsedEducation } from '@guildhall/domain/profiles'
import { joinColumn } from '../pdf/join-lines.ts'
import type { PdfContents, TextItem, TextLine } from '../pdf/text-line.ts'
import { type Section, findSection } from '../words/headings.ts'
import { parseLanguageLevel } from '@guildhall/domain/reference'
import { parseLanguage } from '../words/languages.ts'
import { parseMeasuredPeriod, parsePeriod } from '../words/periods.ts'
import { joinParagraphs } from './paragraphs.ts'

/*
 * The layout before 2018: one column from 36 points, the name in 20, sections in 16, "Title at Company" over its dates, text indented.
 */
const MARGIN = 36
const INDENT = 44
const NAME_SIZE = 20
const HEADING_SIZE = 16
const HEADLINE_SIZE = 13
const PAGE_NUMBER_X = 500
const AT = / (?:at|en|em|chez|bei|bij|presso) /u

const isSize = (line: Pick<TextLine, 'size'>, size: number): boolean => Math.abs(line.size - size) < 0.5
const isPageNumber = ({ size, text, x }: TextItem): boolean =>
  x > PAGE_NUMBER_X && size < 11 && /^\s*(?:page\s*)?\d*\s*$/i.test(text)

/** Whether a file has the layout from before 2018. */
export const isOldLinkedIn = ({ pages, producer }: PdfContents): boolean =>
  /FOP Version 1\./.test(producer) &&
  pages.some(({ items }) => items.some((item) => Math.abs(item.x - MARGIN) < 2 && isSize(item, HEADING_SIZE)))

interface OldSection {
  readonly kind: Section
  readonly heading: string
  readonly lines: TextLine[]
}

const sectionsOf = (lines: readonly TextLine[]): readonly OldSection[] => {
  const sections: OldSection[] = []
  for (const line of lines) {
    if (isSize(line, HEADING_SIZE))
      sections.push({ kind: findSection(line.text) ?? 'other', heading: line.text, lines: [] })
    // The name is repeated at the end, before "Contact … on LinkedIn".
    else if (isSize(line, NAME_SIZE)) sections.push({ kind: 'contact', heading: '', lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

const isHead = (line: TextLine | undefined, next: TextLine | undefined): boolean =>
  line !== undefined && line.x < INDENT && next !== undefined && parseMeasuredPeriod(next.text) !== null

const rolesOf = (lines: readonly TextLine[], edge: number): readonly ParsedRole[] => {
  const heads = lines.flatMap((line, index) => (isHead(line, lines[index + 1]) ? [index] : []))
  return heads.flatMap((head, number) => {
    const line = lines[head]?.text ?? ''
    const period = parseMeasuredPeriod(lines[head + 1]?.text ?? '')
    const at = [...line.matchAll(new RegExp(AT, 'gu'))].at(-1)
    const title = at === undefined ? line : line.slice(0, at.index)
    const company = at === undefined ? '' : line.slice(at.index + at[0].length)
    const description = joinParagraphs(lines.slice(head + 2, heads[number + 1] ?? lines.length), edge)
    return period === null ? [] : [{ title, company, location: null, description, ...period }]
  })
}

const studiesOf = (lines: readonly TextLine[]): readonly ParsedEducation[] => {
  const studies: { institution: string; text: string[] }[] = []
  for (const { size, text } of lines) {
    const study = studies.at(-1)
    const isDegree = study !== undefined && study.text.length === 0 && size < HEADLINE_SIZE
    if (isDegree && study !== undefined) study.text.push(text)
    else if (!/^(?:Grade|Activities and Societies):/.test(text)) studies.push({ institution: text, text: [] })
  }
  return studies.map(({ institution, text }) => {
    const [, degree = '', dates = ''] =
      /^(.*?),?\s*((?:\p{L}+ )?\d{4}(?:\s*[-–]\s*(?:\p{L}+ )?(?:\d{4}|\p{L}+))?)$/u.exec(text.join(' ')) ?? []
    const period = parsePeriod(dates, 'end') ?? { start: null, end: null, current: false }
    return { institution, qualification: dates === '' ? text.join(' ') : degree, ...period }
  })
}

/** Reads a profile that LinkedIn saved as PDF before 2018. */
export const readOldLinkedIn = (contents: PdfContents): ParsedProfile => {
  const lines = joinColumn(contents.pages, (item) => !isPageNumber(item))
  const edge = Math.max(0, ...lines.map(({ right }) => right))
  const sections = sectionsOf(lines)
  const under = (kind: Section) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines)
  const texts = (kind: Section) => under(kind).map(({ text }) => text)
  const top = (sections[0]?.lines ?? []).filter((line) => isSize(line, HEADLINE_SIZE)).map(({ text }) => text)
  return {
    source: 'linkedin-old',
    name: lines.find((line) => isSize(line, NAME_SIZE))?.text ?? null,
    headline: top.find((text) => !text.includes('@')) ?? null,
    location: null,
    summary: joinParagraphs(under('summary'), edge),
    skills: texts('skills'),
    languages: texts('languages').flatMap((text) => {
      const [, name = text, level = ''] = /^(.*?)\s*\(([^()]*)\)$/u.exec(text) ?? []
      return text.startsWith('(') ? [] : [{ name: parseLanguage(name), level: parseLanguageLevel(level) }]
    }),
    certifications: texts('certifications'),
    roles: rolesOf(under('experience'), edge),
    education: studiesOf(under('education')),
    email: top.find((text) => text.includes('@')) ?? null,
    phone: null,
    links: [],
    omittedSections: sections.filter(({ kind }) => kind === 'other').map(({ heading }) => heading),
  }
}
