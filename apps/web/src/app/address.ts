/** The part of an address after "?": plain names and texts, several texts for a name that stands more than once. */
export type SearchRecord = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads "?a=1&b=2&b=3" as people and other programs write it. */
export function parseAddress(search: string): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {}
  const params = new URLSearchParams(search)
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    record[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return record
}

/** Writes it back; empty and absent values are left out. */
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
