import { createListSource, type ListSource } from '@guildhall/domain/reference'
import { createSynonymSource, type SynonymSource } from '@guildhall/domain/search'
import type { Clock } from '@guildhall/domain/shared'
import { createListStore, createSynonymStore, type Database } from '@guildhall/postgres'
import { shippedLists, synonymGroups } from '../reference-data/index.ts'

export interface ListSourcesOptions {
  readonly clock: Clock
  readonly knex: Database['knex']
}

export interface ListSources {
  readonly listSource: ListSource
  readonly synonymSource: SynonymSource
}

/** The lists and synonyms that the product ships, as operators have changed them. */
export function createListSources({ clock, knex }: ListSourcesOptions): ListSources {
  const listSource = createListSource({ clock, shippedLists, lists: createListStore(knex) })
  const synonyms = createSynonymStore(knex)
  return {
    listSource,
    synonymSource: createSynonymSource({ clock, listSource, shippedSynonyms: synonymGroups, synonyms }),
  }
}
