import type { LanguageLevel } from '../../reference/index.ts'

/** A date from a CV: a year, and the month (1 to 12) if there is one. */
export interface PartialDate {
  readonly year: number
  readonly month: number | null
}

/** A period from a CV. `current` means "Present"; null means unreadable. */
export interface ParsedPeriod {
  readonly start: PartialDate | null
  readonly end: PartialDate | null
  readonly current: boolean
}

/** A role from a file. */
export interface ParsedRole extends ParsedPeriod {
  readonly title: string
  readonly company: string
  readonly location: string | null
  readonly description: string | null
}

/** Education from a file; `qualification` is the degree with its subject, '' if there is none. */
export interface ParsedEducation extends ParsedPeriod {
  readonly institution: string
  readonly qualification: string
}

/** A language by its name in the list of languages, or as written if it is not in the list. */
export interface ParsedLanguage {
  readonly name: string
  readonly level: LanguageLevel | null
}

/** A link from a file; the label is the text in brackets beside it. */
export interface ParsedLink {
  readonly url: string
  readonly label: string | null
}

/** The kind of file: a LinkedIn export in the current or the old layout, or any other CV. */
export type ParsedSource = 'linkedin' | 'linkedin-old' | 'cv'

/** Everything that was parsed from a file, unchanged. Rule: PROF-32. */
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
  /** Headings of sections that a profile does not have. */
  readonly omittedSections: readonly string[]
}
