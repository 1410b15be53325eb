import { fromSearchAddress, type SearchAddress, toSearchAddress } from '@guildhall/domain/search'

/** A query string as the router holds it: a field once, or several times. */
export type SearchRecord = Readonly<Record<string, unknown>>

/** What the page keeps in its address beside the domain's part: whether the message panel was asked for. */
export interface SearchPageAddress extends SearchAddress {
  readonly message: boolean
}

const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

const queryOf = (record: SearchRecord): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(record)) for (const text of textsOf(value)) query.append(name, text)
  return query.toString()
}

/** Reads the page's state from the router's record; the router may have read '5' as a number. Source: D20. */
export const readSearchRecord = (record: SearchRecord): SearchPageAddress => ({
  ...fromSearchAddress(queryOf(record)),
  message: textsOf(record['message']).includes('1'),
})

/** The query string of a state, without '?'. */
export const searchQuery = ({ message, ...address }: SearchPageAddress): string =>
  [toSearchAddress(address), ...(message && address.open !== null ? ['message=1'] : [])].filter(Boolean).join('&')

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
