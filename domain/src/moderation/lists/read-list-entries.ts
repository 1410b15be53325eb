import type { ProfileTerms, TermCount } from '../../profiles/index.ts'
import {
  createLists,
  isTermList,
  listKey,
  type ListEntry,
  type ListName,
  type ListStore,
  type ShippedLists,
} from '../../reference/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { isMergedList } from './merge-list-entries.ts'

/** An entry, and how many people have it in their profile. */
export interface UsedListEntry extends ListEntry {
  readonly people: number
}

/** A word that people have typed and a list does not have. It never says who. */
export interface UnlistedWord {
  /** As most people spell it. */
  readonly text: string
  readonly people: number
}

/** A list as operators see it. */
export interface UsedList {
  /** Every entry, retired and merged ones too, in the order of the list. */
  readonly entries: readonly UsedListEntry[]
  /** The word of most people first. Rule: MOD-77. */
  readonly unlisted: readonly UnlistedWord[]
}

/** So many people have typed a word before it is listed. Rule: MOD-77. */
export const UNLISTED_PEOPLE_MIN = 2
/** Words that are listed at most. */
export const UNLISTED_WORDS_MAX = 50

export interface ReadListEntriesDeps {
  readonly lists: Pick<ListStore, 'read'>
  readonly profileTerms: Pick<ProfileTerms, 'count'>
  readonly shippedLists: ShippedLists
}

/** The words that no entry means, however they are spelled. */
const findUnlisted = (words: readonly TermCount[]): readonly UnlistedWord[] =>
  [...Map.groupBy(words, ({ text }) => listKey(text)).values()]
    .flatMap((spellings) => {
      const people = spellings.reduce((sum, spelling) => sum + spelling.people, 0)
      const [first] = spellings
      return first === undefined || people < UNLISTED_PEOPLE_MIN ? [] : [{ text: first.text, people }]
    })
    .toSorted((one, other) => other.people - one.people)
    .slice(0, UNLISTED_WORDS_MAX)

/** Every entry of a list with the number of people who have it, and what people have typed that it does not have. Rules: MOD-75, MOD-77. */
export const readListEntries =
  (deps: ReadListEntriesDeps) =>
  async ({
    actor,
    list,
  }: {
    readonly actor: OperatorActor
    readonly list: ListName
  }): Promise<Result<UsedList, 'forbidden'>> => {
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    const lists = createLists(deps.shippedLists, await deps.lists.read())
    const counts = new Map<string, number>()
    const others: TermCount[] = []
    for (const term of await deps.profileTerms.count(list)) {
      const code = isTermList(list) ? lists.find(list, term.text)?.code : term.text
      if (code === undefined) others.push(term)
      else counts.set(code, (counts.get(code) ?? 0) + term.people)
    }
    return ok({
      entries: lists.all(list).map((entry) => ({ ...entry, people: counts.get(entry.code) ?? 0 })),
      unlisted: isMergedList(list) ? findUnlisted(others) : [],
    })
  }
