import {
  fixedLists,
  industries,
  type ListEntry,
  type ListName,
  type ListSource,
  type ListStore,
  type ProfileTerms,
  shippedEntry,
  shippedVettingReasons,
  type ShippedLists,
  type StoredListEntry,
} from '../../src/index.ts'
import { compareCodePoints, type ContractorProfile } from '../../src/index.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Lists with these labels, as a product ships them; industries and reasons are those that ours ships. */
export const aShippedLists = (labels: Partial<Record<ListName, readonly string[]>> = {}): ShippedLists => {
  const entriesOf = (list: ListName): readonly ListEntry[] => (labels[list] ?? []).map((label) => shippedEntry(label))
  return {
    'job-titles': entriesOf('job-titles'),
    skills: entriesOf('skills'),
    industries: (labels.industries ?? industries).map((label) => shippedEntry(label)),
    'vetting-reasons': shippedVettingReasons,
  }
}

/** Lists of industries and reasons alone: every job title and skill is one's own word. */
export const noLists: ListSource = fixedLists(aShippedLists())

/** The lists of operators in memory. */
export const fakeLists = (): ListStore & Restorable => {
  const { rows, snapshot } = memory<string, StoredListEntry>()
  let version = 0
  const read = async (): Promise<readonly StoredListEntry[]> => [...rows.values()]
  return {
    snapshot,
    readVersion: async () => version,
    read,
    readForUpdate: read,
    save: async (...entries) => {
      version += 1
      for (const entry of entries) rows.set(`${entry.list} ${entry.code}`, entry)
    },
  }
}

const termsOf = (list: ListName, profile: ContractorProfile): readonly string[] => {
  if (list === 'vetting-reasons') return profile.vettingReasons.map(({ code }) => code)
  return list === 'job-titles' ? [profile.jobTitle ?? []].flat() : profile[list]
}

const spellingsOf = (list: ListName, profile: ContractorProfile): readonly string[] => [
  ...termsOf(list, profile),
  ...(list === 'skills' ? profile.workExperiences.flatMap(({ skills }) => skills) : []),
]

/** What the profiles of a fake have, read when it is asked for. */
export const fakeProfileTerms = (all: () => readonly ContractorProfile[]): ProfileTerms => ({
  count: async (list) => {
    const people = Map.groupBy(
      all().flatMap((profile) => [...new Set(termsOf(list, profile))]),
      (text) => text,
    )
    return [...people]
      .map(([text, { length }]) => ({ text, people: length }))
      .toSorted((one, other) => other.people - one.people || compareCodePoints(one.text, other.text))
  },
  listSpellings: async (list, { after, limit }) => {
    const people = all()
      .filter(({ uuid }) => after === null || uuid > after)
      .toSorted((one, other) => compareCodePoints(one.uuid, other.uuid))
      .slice(0, limit)
    const spellings = new Set(people.flatMap((profile) => spellingsOf(list, profile)))
    return { spellings: [...spellings].toSorted(compareCodePoints), last: people.at(-1)?.uuid ?? null }
  },
  listHolders: async (list, spellings, { after, upTo }) =>
    all()
      .filter((profile) => spellingsOf(list, profile).some((text) => spellings.includes(text)))
      .map(({ uuid }) => uuid)
      .filter((uuid) => (after === null || uuid > after) && uuid <= upTo)
      .toSorted(compareCodePoints),
})
