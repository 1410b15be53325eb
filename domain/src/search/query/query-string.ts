/** Encodes fields as a query string, without '?'; fields with several values are repeated. */
export const queryString = (fields: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(fields)
    .flatMap(([name, values]) => values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
    .join('&')

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Parses a query string, with or without '?'; badly encoded parts are ignored. */
export const parseQueryString = (text: string): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, readonly string[]>()
  for (const part of text.replace(/^\?/, '').split('&')) {
    const equals = part.indexOf('=')
    const name = decode(equals === -1 ? part : part.slice(0, equals))
    const value = decode(equals === -1 ? '' : part.slice(equals + 1))
    if (name !== null && value !== null && name !== '') fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return fields
}
