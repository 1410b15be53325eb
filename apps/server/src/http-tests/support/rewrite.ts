/** Maps all texts of a JSON value with a function of the text and the name of its field. */
export function mapTexts(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]))
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Every UUID in a text. */
export const findUuids = (text: string): readonly string[] => text.match(UUID) ?? []

/** Whether the whole text is a UUID. */
export const isUuid = (text: string): boolean => text.length === 36 && findUuids(text).length === 1
