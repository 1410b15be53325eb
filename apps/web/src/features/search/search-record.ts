import { parseSearchQueryString, type SearchPageState, toSearchQueryString } from '@guildhall/domain/search'
import { COMPARE_MAX } from '../candidates/index.ts'

/** A query string as the router holds it: a field once, or several times. */
export type SearchRecord = Readonly<Record<string, unknown>>

/** How the people found are looked at. */
export type SearchLook = 'list' | 'map'

/** What the page keeps in its address beside the domain's part: the look, the comparison, and whether the message panel was asked for. */
export interface SearchPageAddress extends SearchPageState {
  /** A list where it is silent. */
  readonly view?: SearchLook
  readonly message: boolean
  /** Who is to be compared, and whether the table of them lies over the list. */
  readonly compare?: readonly string[]
  readonly table?: boolean
}

const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const uuidsOf = (value: unknown): readonly string[] => {
  const written = textsOf(value).flatMap((text) => text.toLowerCase().split(','))
  return [...new Set(written.filter((uuid) => UUID.test(uuid)))].slice(0, COMPARE_MAX)
}

const queryOf = (record: SearchRecord): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(record)) for (const text of textsOf(value)) query.append(name, text)
  return query.toString()
}

/** Reads the page's state from the router's record; the router may have read '5' as a number. Rule: SRCH-46. */
export const readSearchRecord = (record: SearchRecord): Required<SearchPageAddress> => ({
  ...parseSearchQueryString(queryOf(record)),
  view: textsOf(record['view']).includes('map') ? 'map' : 'list',
  message: textsOf(record['message']).includes('1'),
  compare: uuidsOf(record['compare']),
  table: textsOf(record['table']).includes('1'),
})

/** The query string of a state, without '?'. */
export const searchQuery = ({ message, view, compare = [], table = false, ...address }: SearchPageAddress): string =>
  [
    toSearchQueryString(address),
    ...(view === 'map' ? ['view=map'] : []),
    ...(message && address.open !== null ? ['message=1'] : []),
    ...(compare.length > 0 ? [`compare=${compare.join(',')}`] : []),
    ...(table && compare.length > 0 ? ['table=1'] : []),
  ]
    .filter(Boolean)
    .join('&')

/** The router's record of a state: fields that stand once are texts, others lists. */
export function writeSearchRecord(address: SearchPageAddress): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(searchQuery(address))) {
    const before = record[name]
    record[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return record
}

/** Where a search leads. */
export const searchHref = (address: SearchPageAddress): string => {
  const query = searchQuery(address)
  return query === '' ? '/search-results' : `/search-results?${query}`
}
