import { foldText } from '../../shared/index.ts'

/** The lists whose labels profiles have, which anybody reads. Rule: REF-26. */
export const TERM_LISTS = ['job-titles', 'skills', 'industries'] as const
export type TermList = (typeof TERM_LISTS)[number]

/** The lists that operators change. Rules: MOD-75, MOD-78. */
export const LIST_NAMES = [...TERM_LISTS, 'vetting-reasons'] as const
export type ListName = (typeof LIST_NAMES)[number]

export const isTermList = (name: ListName): name is TermList => name !== 'vetting-reasons'

export const isListName = (text: string): text is ListName => (LIST_NAMES as readonly string[]).includes(text)

/** What people choose from. */
export interface ListEntry {
  /** Never changes, and is of one entry of its list. */
  readonly code: string
  readonly label: string
  /** The code of the industry that a job title or a skill belongs to; null for several or none. */
  readonly industry: string | null
  /** The section of the profile that a reason of vetters concerns; null for other entries. */
  readonly section: string | null
  /** The message that a reason begins with; null for none. */
  readonly message: string | null
  /** Entries of a list come by this, and then by their label. */
  readonly position: number
  /** Not offered any more; whoever has it keeps it. */
  readonly isRetired: boolean
  /** The code of the entry that it was merged into, which people get in its place; null for none. Rule: MOD-76. */
  readonly mergedInto: string | null
  /** The labels that it had before, the latest last. */
  readonly formerLabels: readonly string[]
}

/** An entry that operators have added or changed. */
export interface StoredListEntry extends ListEntry {
  readonly list: ListName
}

/** The entries that the product ships, in their order. */
export type ShippedLists = Readonly<Record<ListName, readonly ListEntry[]>>

/** An entry as the product ships it. */
export const shippedEntry = (label: string, more: Partial<ListEntry> = {}): ListEntry => ({
  code: toListCode(label),
  label,
  industry: null,
  section: null,
  message: null,
  position: 0,
  isRetired: false,
  mergedInto: null,
  formerLabels: [],
  ...more,
})

/** A code from a label: letters, digits and hyphens. 'C++' is 'c-plus-plus', 'R&D' is 'r-and-d'. */
export const toListCode = (label: string): string =>
  foldText(label)
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
