import { parseSearchQueryString, type SearchPageState, toSearchQueryString } from '@guildhall/domain/search'
import { COMPARE_MAX } from '../candidates/index.ts'

/** A query string in the router's format: a field occurs once or several times. */
export type SearchRecord = Readonly<Record<string, unknown>>

/** The view of the results. */
export type SearchLook = 'list' | 'map'

/** The page's state in the address besides the domain's part: the view, the comparison, and whether the message panel is open. */
export interface SearchPageAddress extends SearchPageState {
  /** Default: the list. */
  readonly view?: SearchLook
  readonly message: boolean
  /** The candidates to compare, and whether the comparison table is open over the list. */
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

/** Parses the page's state from the router's record; the router may have converted '5' to a number. Rule: SRCH-46. */
export const readSearchRecord = (record: SearchRecord): Required<SearchPageAddress> => ({
  ...parseSearchQueryString(queryOf(record)),
  view: textsOf(record['view']).includes('map') ? 'map' : 'list',
  message: textsOf(record['message']).includes('1'),
  compare: uuidsOf(record['compare']),
  table: textsOf(record['table']).includes('1'),
})

/** What a changed search begins with: its first page, with nobody open. Rule: SRCH-5. */
export const startSearch = (parameters: SearchPageState['parameters']) =>
  ({ parameters, pages: 0, open: null, message: false, table: false }) as const

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

/** The router's record of a state: fields that occur once are strings, others lists. */
export function writeSearchRecord(address: SearchPageAddress): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(searchQuery(address))) {
    const before = record[name]
    record[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return record
}

/** The address of a search. */
export const searchHref = (address: SearchPageAddress): string => {
  const query = searchQuery(address)
  return query === '' ? '/search-results' : `/search-results?${query}`
}
