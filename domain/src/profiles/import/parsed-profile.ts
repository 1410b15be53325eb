import type { LanguageLevel } from '../../reference/index.ts'

/** A date as a CV gives it: a year, and the month (1 to 12) where one is written. */
export interface PartialDate {
  readonly year: number
  readonly month: number | null
}

/** A time as a CV gives it. `current` is "Present"; a null says that nothing legible is written. */
export interface ParsedPeriod {
  readonly start: PartialDate | null
  readonly end: PartialDate | null
  readonly current: boolean
}

/** A role as a file tells it. */
export interface ParsedRole extends ParsedPeriod {
  readonly title: string
  readonly company: string
  readonly location: string | null
  readonly description: string | null
}

/** A course of study as a file tells it; `qualification` is the degree with its field, '' where none is written. */
export interface ParsedEducation extends ParsedPeriod {
  readonly institution: string
  readonly qualification: string
}

/** A language by its name in the list of languages, or as it is written where the list does not have it. */
export interface ParsedLanguage {
  readonly name: string
  readonly level: LanguageLevel | null
}

/** An address of somebody on the web; the label is what stands in brackets beside it. */
export interface ParsedLink {
  readonly url: string
  readonly label: string | null
}

/** What a kind of file is: a profile saved by LinkedIn, in today's or the old layout, or any other CV. */
export type ParsedSource = 'linkedin' | 'linkedin-old' | 'cv'

/** All that a reader found in a file, as it stands there. Rule: PROF-32. */
export interface ParsedProfile {
  readonly source: ParsedSource
  readonly name: string | null
  readonly headline: string | null
  readonly location: string | null
  readonly summary: string | null
  readonly skills: readonly string[]
  readonly languages: readonly ParsedLanguage[]
  readonly certifications: readonly string[]
  readonly roles: readonly ParsedRole[]
  readonly education: readonly ParsedEducation[]
  readonly email: string | null
  readonly phone: string | null
  readonly links: readonly ParsedLink[]
  /** Headings whose contents have no place in a profile here, as the file writes them. */
  readonly omittedSections: readonly string[]
}
