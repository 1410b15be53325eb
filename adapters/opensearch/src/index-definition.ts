import { indexEntry, storableDocument, type CandidateDocument } from '@guildhall/domain/search'
import type { Json } from './json.ts'

/** Lucene rejects longer terms. In characters. */
const keyword = { type: 'keyword', ignore_above: 8_191 } as const
const double = { type: 'double' } as const

/**
 * Words and facet keys come from the domain (`indexEntry`) and are stored unchanged, so that all indexes analyse text
 * in the same way. `removed` marks documents that were removed while an index was
 * being built.
 */
export const PROPERTIES = {
  uuid: keyword,
  removed: { type: 'boolean' },
  title: keyword,
  skills: keyword,
  experience: keyword,
  introduction: keyword,
  facets: keyword,
  job_title: keyword,
  skill_names: keyword,
  rate: double,
  permanentRate: double,
  availability: double,
  contract_duration_min: double,
  qualification_level: double,
  experience_years: double,
  place: { type: 'geo_point' },
  latitude: { ...double, index: false },
  longitude: { ...double, index: false },
  country_code: keyword,
  province_code: keyword,
  response_rate: { ...double, index: false },
  updated_at: { type: 'long', index: false },
  document: { type: 'object', enabled: false },
} as const

/** The definition of a new index. One shard, so that counts of job titles are exact. Replicas follow the number of nodes. */
export const indexDefinition = (aliases: { readonly [name: string]: Json }): { readonly [key: string]: Json } => ({
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { dynamic: 'strict', _source: { includes: ['uuid', 'removed', 'document'] }, properties: PROPERTIES },
  aliases,
})

/** The alias filters out documents that were removed while the index was being built. */
export const LIVE_ALIAS = { filter: { bool: { must_not: [{ term: { removed: true } }] } } } as const

/** A document as stored in the index. */
export const indexSource = (candidate: CandidateDocument): object => {
  const document = storableDocument(candidate)
  const { words, facets, numbers, position } = indexEntry(document)
  return {
    uuid: document.uuid,
    ...words,
    facets,
    job_title: document.jobTitle,
    skill_names: document.skills,
    ...numbers,
    place: { lat: position.latitude, lon: position.longitude },
    latitude: position.latitude,
    longitude: position.longitude,
    country_code: document.countryCode,
    province_code: document.provinceCode,
    response_rate: document.responseRate,
    updated_at: Math.round(document.updatedAt),
    document,
  }
}
