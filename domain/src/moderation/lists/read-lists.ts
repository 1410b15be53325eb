import type { EmptySearch, SearchHistoryRepository, SynonymGroups, SynonymStore } from '../../search/index.ts'
import { addDays, type Clock, err, ok, type Result } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'

/** Searches without results of so many days are listed. Rule: MOD-52. */
export const EMPTY_SEARCH_DAYS = 30
/** Searches without results that are listed at most. */
export const EMPTY_SEARCHES_MAX = 50

export interface ListSynonymsDeps {
  readonly shippedSynonyms: SynonymGroups
  readonly synonyms: Pick<SynonymStore, 'read'>
}

/** All groups of synonyms that searches use. Rule: MOD-51. */
export const listSynonyms =
  ({ shippedSynonyms, synonyms }: ListSynonymsDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<SynonymGroups, 'forbidden'>> =>
    isAllowed(actor, 'manage-lists') ? ok((await synonyms.read()) ?? shippedSynonyms) : err('forbidden')

/** What people searched for and nobody was found, the most often searched first, without who searched. Rule: MOD-52. */
export const listEmptySearches =
  ({
    clock,
    history,
  }: {
    readonly clock: Clock
    readonly history: Pick<SearchHistoryRepository, 'listWithoutResults'>
  }) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<readonly EmptySearch[], 'forbidden'>> =>
    isAllowed(actor, 'see-empty-searches')
      ? ok(await history.listWithoutResults(addDays(clock.now(), -EMPTY_SEARCH_DAYS), EMPTY_SEARCHES_MAX))
      : err('forbidden')
