import { createHash } from 'node:crypto'
import type { Body, Json } from './json.ts'

/** How the indexes are spread over a cluster. */
export interface IndexLayout {
  /** Parts of an index, each on one node; default 1. They change with the next rebuild. */
  readonly shards?: number
  /** Copies of each part besides the first; 'auto', the default, is one where the cluster has a second node. */
  readonly replicas?: number | 'auto'
}

/** Lucene rejects longer terms. In characters. */
const keyword = { type: 'keyword', ignore_above: 8_191 } as const
/** Compared by filters, and never sorted or counted. */
const filtered = { ...keyword, doc_values: false } as const
const double = { type: 'double' } as const
/** Sorted by, and never compared by a filter. */
const sorted = { ...double, index: false } as const
const sortedInteger = { type: 'long', index: false } as const

/**
 * Words and facet keys come from the domain (`indexEntry`) and are stored unchanged, so that all indexes analyse text in the same way. Each
 * field has what its use needs: words an index, what is sorted or counted doc values, and figures that filter both, as ranges read doc values
 * where another filter leaves few people. The document itself is stored, and not indexed. Rule: SRCH-85.
 */
const PROPERTIES = {
  uuid: keyword,
  uuid_start: sortedInteger,
  uuid_end: sortedInteger,
  title: filtered,
  skills: filtered,
  experience: filtered,
  introduction: filtered,
  facets: keyword,
  job_title: { ...keyword, index: false },
  skill_names: { ...keyword, index: false },
  rate: double,
  permanentRate: double,
  availability: double,
  contract_duration_min: double,
  qualification_level: double,
  experience_years: double,
  place: { type: 'geo_point' },
  latitude: sorted,
  longitude: sorted,
  country_code: filtered,
  province_code: filtered,
  response_rate: sorted,
  updated_at: { type: 'long' },
  hidden_from: filtered,
  document: { type: 'object', enabled: false },
} as const

const MAPPINGS = { dynamic: 'strict', _source: { includes: ['document'] }, properties: PROPERTIES } as const

/**
 * The order of people who match equally well. The engine keeps them in it, so that a search without words reads its hits and not everybody. The
 * uuid is compared in two whole numbers: to compare it as text, the engine would look it up for everybody who is among the first for a moment.
 * Rules: SRCH-18, SRCH-103.
 */
export const INDEX_ORDER = {
  availability: 'asc',
  response_rate: 'desc',
  updated_at: 'desc',
  uuid_start: 'asc',
  uuid_end: 'asc',
} as const

const SORTED_BY = { 'index.sort.field': Object.keys(INDEX_ORDER), 'index.sort.order': Object.values(INDEX_ORDER) }

/** Names the mapping and the order in the index: an index with others was made by another version of the product. */
export const MAPPING_ID = createHash('sha256')
  .update(JSON.stringify({ ...MAPPINGS, ...SORTED_BY }))
  .digest('hex')
  .slice(0, 12)

/** How long the engine remembers the version of a removed document, so that no earlier one comes back. Rule: SRCH-86. */
const REMOVED_VERSIONS_KEPT = '1h'

/** The definition of a new index. */
export const indexDefinition = (
  aliases: { readonly [name: string]: Json },
  { replicas = 'auto', shards = 1 }: IndexLayout,
): Body => ({
  settings: {
    number_of_shards: shards,
    'index.gc_deletes': REMOVED_VERSIONS_KEPT,
    ...SORTED_BY,
    ...(replicas === 'auto' ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas }),
  },
  mappings: { ...MAPPINGS, _meta: { id: MAPPING_ID } },
  aliases,
})
