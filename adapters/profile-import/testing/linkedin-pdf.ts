import type { InventedCompany, InventedPerson, InventedRole, InventedSchool } from './invented-person.ts'
import { dateIn, lengthIn, words } from './invented-words.ts'
import { type PageSetterOptions, type Run, type SetLine, layOutPages, wrapped } from './page-setter.ts'

const INK = '#181818'
const GREY = '#B0B0B0'
const WHITE = '#FFFFFF'
const LABEL = '#A9B1B6'
const HEADING = '#E1E9EE'
const MAIN_WIDTH = 350
const SIDEBAR_WIDTH = 165

export interface LinkedInPdfOptions extends PageSetterOptions {
  /** False omits the link annotations. */
  readonly annotated?: boolean
}

interface Style {
  readonly size: number
  readonly colour?: string
  /** Distance in points from the previous line, and between the lines of one text. */
  readonly gap: number
  readonly wrap: number
  readonly width?: number
}

const textOf = (text: string, font: string | undefined, { colour = INK, gap, size, width = MAIN_WIDTH, wrap }: Style) =>
  wrapped(text, size, width, font).map((line, index): SetLine => ({
    runs: [{ text: line }],
    size,
    gap: index === 0 ? gap : wrap,
    colour,
  }))

const paragraphs = (texts: readonly string[], font: string | undefined, style: Style): readonly SetLine[] => {
  let blank = false
  return texts.flatMap((text, index) => {
    const gap = index === 0 ? style.gap : blank ? 36 : style.wrap
    blank = text === ''
    return blank ? [] : textOf(text, font, { ...style, gap })
  })
}

const bracketed = (text: string): readonly Run[] => {
  const [, before = text, bracket = ''] = /^(.*?)\s*(\(.*)$/.exec(text) ?? []
  return bracket === ''
    ? [{ text }]
    : [{ text: before }, { text: bracket, colour: LABEL }].filter((run) => run.text !== '')
}

const sidebarOf = (person: InventedPerson, { annotated = true, font }: LinkedInPdfOptions): readonly SetLine[] => {
  const w = words[person.language ?? 'en']
  const item = (text: string, size = 10.5): readonly SetLine[] =>
    wrapped(text, size, SIDEBAR_WIDTH, font).map((line, index) => ({
      runs: bracketed(line),
      size,
      gap: index === 0 ? 17.6 : 12.6,
      colour: WHITE,
    }))
  const section = (heading: string, items: readonly (readonly SetLine[])[]): readonly SetLine[] =>
    items.length === 0
      ? []
      : [
          { runs: [{ text: heading }], size: 13, gap: 34.8, colour: HEADING },
          ...items.flatMap((lines, index) =>
            lines.map((line, number) => (index + number === 0 ? { ...line, gap: 19.4 } : line)),
          ),
        ]
  const address = (text: string, link: string, label: string | null): readonly SetLine[] => {
    const pieces = text.match(/.{1,26}/g) ?? []
    const lines = pieces.map((piece, index): SetLine => ({
      runs: [{ text: piece }],
      size: 11,
      gap: index === 0 ? 17.6 : 13.2,
      colour: WHITE,
      ...(annotated ? { link } : {}),
    }))
    return label === null ? lines : [...lines, { runs: [{ text: `(${label})` }], size: 10.5, gap: 14.4, colour: LABEL }]
  }
  const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\?.*$/, '')
  return [
    ...section(w.contact, [
      ...(person.phone === undefined ? [] : [item(`${person.phone} (Mobile)`)]),
      ...(person.email === undefined ? [] : [address(person.email, `mailto:${person.email}`, null)]),
      ...(person.links ?? []).map(({ label, url }) => address(bare(url), url, label)),
    ]),
    ...section(
      w.skills,
      (person.skills ?? []).map((skill) => item(skill)),
    ),
    ...section(
      'Languages',
      (person.languages ?? []).map(([name, level]) => item(level === null ? name : `${name} (${level})`)),
    ),
    ...section(
      'Certifications',
      (person.certifications ?? []).map((name) => item(name)),
    ),
    ...section(
      'Honors-Awards',
      (person.honors ?? []).map((name) => item(name)),
    ),
    ...section(
      'Publications',
      (person.publications ?? []).map((name) => item(name)),
    ),
  ]
}

const mainOf = (person: InventedPerson, { font }: LinkedInPdfOptions): readonly SetLine[] => {
  const language = person.language ?? 'en'
  const w = words[language]
  const heading = (text: string, gap: number): SetLine => ({ runs: [{ text }], size: 15.75, gap, colour: INK })
  const when = ({ end, start }: InventedRole): readonly Run[] => [
    { text: `${dateIn(language, start)} - ${end === null ? w.present : dateIn(language, end)}` },
    { text: `(${lengthIn({ start, end })})` },
  ]
  /** The previous item determines the distance to the next. */
  let last: 'strong' | 'text' | 'place' | 'dates' = 'strong'
  const sectionGap = (): number => (last === 'strong' ? 53.8 : last === 'place' ? 60.6 : 57.2)
  const roleOf = (role: InventedRole, gap: number): readonly SetLine[] => {
    const lines: SetLine[] = [
      ...textOf(role.title, font, { size: 11.5, gap, wrap: 14.4 }),
      { runs: when(role), size: 10.5, gap: 14.5, colour: INK },
    ]
    last = 'dates'
    if (role.location !== undefined) {
      lines.push(...textOf(role.location, font, { size: 10.5, gap: 14.7, wrap: 14.7, colour: GREY }))
      last = 'place'
    }
    if (role.text !== undefined) {
      lines.push(...paragraphs(role.text, font, { size: 10.5, gap: last === 'place' ? 21.4 : 20.3, wrap: 18 }))
      last = 'text'
    }
    return lines
  }
  const nextRole = (): number => (last === 'text' ? 31.4 : last === 'place' ? 34.8 : 33.8)
  const nextCompany = (): number => (last === 'text' ? 38.4 : last === 'place' ? 41.8 : 40.7)
  const companyOf = ({ name, roles }: InventedCompany, index: number): readonly SetLine[] => {
    const lines = [...textOf(name, font, { size: 12, gap: index === 0 ? 30.5 : nextCompany(), wrap: 18 })]
    const several = roles.length > 1
    if (several) lines.push({ runs: [{ text: '7 years' }, { text: '3 months' }], size: 10.5, gap: 16.5, colour: INK })
    roles.forEach((role, number) => lines.push(...roleOf(role, number > 0 ? nextRole() : several ? 21.3 : 16.1)))
    return lines
  }
  const schoolOf = ({ degree, end, name, start }: InventedSchool, index: number): readonly SetLine[] => {
    const dates = [start, end].flatMap((date) => (date === undefined ? [] : [dateIn(language, date)])).join(' - ')
    const line = `${degree ?? ''}${dates === '' ? '' : ` · (${dates})`}`.trim()
    last = line === '' ? 'strong' : 'text'
    return [
      ...textOf(name, font, { size: 12, gap: index === 0 ? 25.5 : 33.4, wrap: 18 }),
      ...(line === '' ? [] : textOf(line, font, { size: 10.5, gap: 17.6, wrap: 18 })),
    ]
  }
  const lines: SetLine[] = [
    ...textOf(person.name, font, { size: 26, gap: 0, wrap: 30 }),
    ...(person.headline === undefined ? [] : textOf(person.headline, font, { size: 12, gap: 21.2, wrap: 18 })),
    ...(person.location === undefined
      ? []
      : textOf(person.location, font, { size: 12, gap: 18, wrap: 18, colour: GREY })),
  ]
  let gap = 37.6
  if (person.summary !== undefined) {
    lines.push(heading(w.summary, gap), ...paragraphs(person.summary, font, { size: 12, gap: 25.5, wrap: 18 }))
    gap = 53.8
  }
  if ((person.companies ?? []).length > 0) {
    lines.push(heading(w.experience, gap))
    ;(person.companies ?? []).forEach((company, index) => lines.push(...companyOf(company, index)))
    gap = sectionGap()
  }
  if ((person.schools ?? []).length > 0) {
    lines.push(heading(w.education, gap))
    ;(person.schools ?? []).forEach((school, index) => lines.push(...schoolOf(school, index)))
  }
  return lines
}

/** A PDF like LinkedIn's: with the runs, sizes, colours and distances of real exports. */
export const linkedInPdf = (person: InventedPerson, options: LinkedInPdfOptions = {}): Promise<Uint8Array> =>
  layOutPages({ sidebar: sidebarOf(person, options), main: mainOf(person, options) }, options)
