/** The same JSON value with each of its texts, and the name of the field that it stands in, put through a function. */
export function rewrite(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewrite(item, change, name)]))
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Every UUID in a text. */
export const uuidsIn = (text: string): readonly string[] => text.match(UUID) ?? []

/** True for a text that is a UUID and nothing else. */
export const isUuid = (text: string): boolean => text.length === 36 && uuidsIn(text).length === 1
