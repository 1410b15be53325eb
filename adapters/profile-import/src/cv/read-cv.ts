import type { ParsedLink, ParsedProfile } from '@guildhall/domain/profiles'
import { parseLanguageLevel } from '@guildhall/domain/reference'
import { type Section, findSection } from '../words/headings.ts'
import { parseLanguage } from '../words/languages.ts'
import { joinDescription, splitEntries } from './entries.ts'
import { parseJobNames, parseStudyNames } from './name-parts.ts'

const HEADING_MAX_LENGTH = 45
const NAME_MAX_WORDS = 6
const EMAIL = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?:\+|\b0)\d[\d\s().-]{6,16}\d/
const URL_IN_TEXT = /(?:https?:\/\/|\bwww\.)[^\s|,;()<>]+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s|,;()<>]+/gi

interface CvSections {
  readonly head: readonly string[]
  readonly under: (section: Section) => readonly string[]
  readonly other: readonly string[]
}

const sectionsOf = (lines: readonly string[]): CvSections => {
  const found = new Map<Section, string[]>()
  const other: string[] = []
  const head: string[] = []
  let open = head
  for (const line of lines) {
    const section = line.length <= HEADING_MAX_LENGTH ? findSection(line) : null
    if (section === null) {
      open.push(line)
      continue
    }
    if (section === 'other') other.push(line)
    open = found.get(section) ?? []
    found.set(section, open)
  }
  return { head, under: (section) => found.get(section) ?? [], other }
}

const itemsOf = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => line.replace(/^[^:]{1,30}:\s/, '').split(/[,;|•·▪●\t]|\s{3,}/u))
    .map((item) => item.replace(/^[\s–—*-]+|[\s.]+$/gu, ''))
    .filter((item) => item !== '' && item.length <= 60)

const isContact = (line: string): boolean =>
  EMAIL.test(line) || PHONE.test(line) || /\bhttps?:|www\.|linkedin\.com/i.test(line)

const linksIn = (text: string): readonly ParsedLink[] => {
  const urls = text.replaceAll(new RegExp(EMAIL, 'g'), ' ').match(URL_IN_TEXT) ?? []
  const whole = urls
    .filter((url) => /\/|^www\./i.test(url))
    .map((url) => (/^https?:/i.test(url) ? url : `https://${url}`))
  return [...new Set(whole)].slice(0, 10).map((url) => ({ url, label: /linkedin\.com/i.test(url) ? 'LinkedIn' : null }))
}

/** Reads any CV by heuristics: the texts of its headings and the dates of its entries. Lines are in reading order. Rule: PROF-43. */
export const readCv = (lines: readonly string[]): ParsedProfile => {
  const { head, other, under } = sectionsOf(lines.map((line) => line.trim()).filter((line) => line !== ''))
  const text = lines.join('\n')
  const own = head.filter(
    (line) => !isContact(line) && !/^(?:curriculum vitae|cv|resume|résumé|lebenslauf)$/i.test(line),
  )
  const [name = null, headline = null] = own.filter((line) => line.split(' ').length <= NAME_MAX_WORDS * 2)
  return {
    source: 'cv',
    name: name !== null && name.split(' ').length <= NAME_MAX_WORDS ? name : null,
    headline,
    location: null,
    summary: joinDescription(under('summary')),
    skills: itemsOf(under('skills')),
    languages: under('languages').flatMap((line) =>
      itemsOf([line]).flatMap((item) => {
        const [label = ''] = item.split(/[(:–-]/u, 1)
        const language = parseLanguage(label.trim())
        return label.trim() === '' ? [] : [{ name: language, level: parseLanguageLevel(item) }]
      }),
    ),
    certifications: under('certifications').map((line) => line.replace(/^[\s•·▪●*–-]+/u, '')),
    roles: splitEntries(under('experience'), null).map(({ dated, heads, text: lines }) => ({
      ...parseJobNames(heads),
      description: joinDescription(lines),
      ...dated.period,
    })),
    education: splitEntries(under('education'), 'end').map(({ dated, heads }) => ({
      ...parseStudyNames(heads),
      ...dated.period,
    })),
    email: EMAIL.exec(text)?.[0] ?? null,
    phone: PHONE.exec(text)?.[0] ?? null,
    links: linksIn(text),
    omittedSections: other,
  }
}
