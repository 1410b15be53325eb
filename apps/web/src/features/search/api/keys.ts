import { candidatesKeys } from '../../candidates/index.ts'

/** The query keys of the search feature. A search is identified by its parameters. */
export const searchKeys = {
  found: (identity: string) => [...candidatesKeys.found, identity],
  /** Of the candidates, because a contact and a block change it; not of `found`, whose pages are of another shape. */
  map: (identity: string) => [...candidatesKeys.all, 'map', identity],
  relaxations: (identity: string) => ['search', 'relaxations', identity],
  words: (identity: string) => ['search', 'words', identity],
  rateHistogram: (identity: string, currency: string) => ['search', 'rate-histogram', identity, currency],
  placeText: (text: string) => ['search', 'place-text', text],
  skills: (typed: string) => ['search', 'skills', typed],
  jobTitles: (typed: string) => ['search', 'job-titles', typed],
  history: ['search', 'history'],
  saved: ['search', 'saved'],
  /** The country outlines of the map, by level of detail. */
  world: (detail: string) => ['search', 'world', detail],
} as const
