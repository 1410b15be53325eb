import { candidatesKeys } from '../../candidates/index.ts'

/** The keys of searching. A search is named by its identity. */
export const searchKeys = {
  found: (identity: string) => [...candidatesKeys.found, identity],
  map: (identity: string) => ['search', 'map', identity],
  relaxations: (identity: string) => ['search', 'relaxations', identity],
  rateHistogram: (identity: string, currency: string) => ['search', 'rate-histogram', identity, currency],
  jobTitles: (typed: string) => ['search', 'job-titles', typed],
  history: ['search', 'history'],
  saved: ['search', 'saved'],
  /** The outlines of the map, by their detail. */
  world: (detail: string) => ['search', 'world', detail],
} as const
