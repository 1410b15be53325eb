/** A date in LinkedIn's precision: 'YYYY-MM' or 'YYYY'. */
export type InventedDate = string

export interface InventedRole {
  readonly title: string
  readonly start: InventedDate
  /** Null means "Present". */
  readonly end: InventedDate | null
  readonly location?: string
  /** Paragraphs; '' is a blank line. */
  readonly text?: readonly string[]
}

export interface InventedCompany {
  readonly name: string
  readonly roles: readonly InventedRole[]
}

export interface InventedSchool {
  readonly name: string
  readonly degree?: string
  readonly start?: InventedDate
  readonly end?: InventedDate
}

export interface InventedLink {
  readonly url: string
  readonly label: string
}

export type InventedLanguage = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'nl' | 'it' | 'xx'

/** An invented person's profile on LinkedIn. */
export interface InventedPerson {
  readonly language?: InventedLanguage
  readonly name: string
  readonly headline?: string
  readonly location?: string
  readonly summary?: readonly string[]
  readonly email?: string
  readonly phone?: string
  readonly links?: readonly InventedLink[]
  readonly skills?: readonly string[]
  /** With the level in brackets, if there is one. */
  readonly languages?: readonly (readonly [name: string, level: string | null])[]
  readonly certifications?: readonly string[]
  readonly honors?: readonly string[]
  readonly publications?: readonly string[]
  readonly companies?: readonly InventedCompany[]
  readonly schools?: readonly InventedSchool[]
}
