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
  /** Each spelling once, by code point; also of the skills of jobs. */
  listSpellings(list: TermList): Promise<readonly string[]>
  /** People who have one of these spellings, by uuid, after that one; null from the start. */
  listHolders(
    list: TermList,
    spellings: readonly string[],
    page: { readonly after: Uuid | null; readonly limit: number },
  ): Promise<readonly Uuid[]>
}
