import type { ListName, TermList } from '../reference/index.ts'
import type { Uuid } from '../shared/index.ts'

/** A spelling, and how many people have it. */
export interface TermCount {
  readonly text: string
  readonly people: number
}

/** What profiles have of the lists, as it is spelled there. */
export interface ProfileTerms {
  /**
   * Each spelling once, the one of most people first, then by code point. Skills of jobs alone do not count. Of the reasons of vetters the codes,
   * with the people whose last decision has them.
   */
  count(list: ListName): Promise<readonly TermCount[]>
  /**
   * The spellings of the next people by uuid, `limit` of them, after that one; null from the start. Each spelling once, by code point; also of the
   * skills of jobs.
   */
  listSpellings(
    list: TermList,
    people: { readonly after: Uuid | null; readonly limit: number },
  ): Promise<SpellingsOfPeople>
  /** Who has one of these spellings, by uuid, among the people after one uuid, null from the start, up to another. */
  listHolders(
    list: TermList,
    spellings: readonly string[],
    people: { readonly after: Uuid | null; readonly upTo: Uuid },
  ): Promise<readonly Uuid[]>
}

export interface SpellingsOfPeople {
  readonly spellings: readonly string[]
  /** The last of these people; null if there are none. */
  readonly last: Uuid | null
}
