import { foldText } from '../../shared/index.ts'
import type { ListEntry, ListName, ShippedLists, StoredListEntry } from './list-entry.ts'

/** The lists as they are now. */
export interface Lists {
  /** Every entry, in the order of the list. */
  all(list: ListName): readonly ListEntry[]
  /** What people are offered: every entry that is not retired. */
  offered(list: ListName): readonly ListEntry[]
  /** The entry of a code, retired ones too. */
  findByCode(list: ListName, code: string): ListEntry | null
  /**
   * The entry that a text means: by its label, by one that it had before, or by one that was merged into it; null for a word that the list does not
   * have. Rule: REF-28.
   */
  find(list: ListName, text: string): ListEntry | null
}

/** Texts with the same key are the same for a list. Rule: MOD-75. */
export const listKey = (text: string): string => foldText(text).trim().replaceAll(/\s+/g, ' ')

const inOrder = (one: ListEntry, other: ListEntry): number =>
  one.position - other.position || one.label.localeCompare(other.label, 'en')

/**
 * What the product ships, with what operators have changed in its place and what they have added. What they have renamed to a label that a later
 * release ships takes the place of that. Rule: REF-27.
 */
const overlayEntries = (shipped: readonly ListEntry[], stored: readonly ListEntry[]): readonly ListEntry[] => {
  const codes = new Set(stored.map(({ code }) => code))
  const keys = new Set(stored.map(({ label }) => listKey(label)))
  return [...shipped.filter(({ code, label }) => !codes.has(code) && !keys.has(listKey(label))), ...stored].toSorted(
    inOrder,
  )
}

const indexEntries = (entries: readonly ListEntry[]): ReadonlyMap<string, ListEntry> => {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]))
  const byKey = new Map<string, ListEntry>()
  const meant = (entry: ListEntry): ListEntry => byCode.get(entry.mergedInto ?? '') ?? entry
  for (const entry of entries) for (const label of entry.formerLabels) byKey.set(listKey(label), meant(entry))
  // A label of now comes before one that another entry had.
  for (const entry of entries) byKey.set(listKey(entry.label), meant(entry))
  return byKey
}

interface List {
  readonly all: readonly ListEntry[]
  readonly offered: readonly ListEntry[]
  readonly byKey: ReadonlyMap<string, ListEntry>
}

const createList = (shipped: readonly ListEntry[], stored: readonly ListEntry[]): List => {
  const all = overlayEntries(shipped, stored)
  return { all, offered: all.filter(({ isRetired }) => !isRetired), byKey: indexEntries(all) }
}

/** The lists from what the product ships and what operators have changed. Rule: REF-27. */
export const createLists = (shipped: ShippedLists, stored: readonly StoredListEntry[]): Lists => {
  const storedOf = (name: ListName): readonly StoredListEntry[] => stored.filter(({ list }) => list === name)
  const lists: Readonly<Record<ListName, List>> = {
    'job-titles': createList(shipped['job-titles'], storedOf('job-titles')),
    skills: createList(shipped.skills, storedOf('skills')),
    industries: createList(shipped.industries, storedOf('industries')),
    'vetting-reasons': createList(shipped['vetting-reasons'], storedOf('vetting-reasons')),
  }
  return {
    all: (list) => lists[list].all,
    offered: (list) => lists[list].offered,
    findByCode: (list, code) => lists[list].all.find((entry) => entry.code === code) ?? null,
    find: (list, text) => lists[list].byKey.get(listKey(text)) ?? null,
  }
}

/** Former labels of entries and labels of entries that were merged into others, each with its label of now. Rule: MOD-76. */
export const listFormerLabels = (lists: Lists, list: ListName): readonly (readonly [former: string, label: string])[] =>
  lists
    .all(list)
    .flatMap(({ formerLabels, label }) => [...formerLabels, label])
    .map((former) => [former, spellListed(lists, list, former)] as const)
    .filter(([former, label]) => listKey(former) !== listKey(label))

/** Whether people are offered what a text means. Rule: REF-29. */
export const isOffered = (lists: Lists, list: ListName, text: string): boolean =>
  lists.find(list, text)?.isRetired === false

/** A text as the list spells it, or as it is if the list does not have it. Rule: REF-28. */
export const spellListed = (lists: Lists, list: ListName, text: string): string => lists.find(list, text)?.label ?? text
