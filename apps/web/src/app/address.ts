/** The query string of an address: a text for each name, or several for a name that occurs more than once. */
export type SearchRecord = Readonly<Record<string, string | readonly string[] | undefined>>

/** Parses "?a=1&b=2&b=3", in the form that people and other programs write. */
export function parseAddress(search: string): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {}
  const params = new URLSearchParams(search)
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    record[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return record
}

/** Writes a query string; empty and absent values are omitted. */
export function writeAddress(record: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(record)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const text of values) if (isText(text) && text !== '') params.append(name, String(text))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const isText = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
