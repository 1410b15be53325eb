// The Cookie Store API is not available over plain http, which a single-machine installation uses.
const attributes = (): string => `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`

/** The value of one of this app's cookies; null if it is not set. */
export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Stores a value for some seconds, or without them until the browser closes. */
export const writeCookie = (name: string, value: string, maxAgeSeconds?: number): void => {
  const age = maxAgeSeconds === undefined ? '' : `Max-Age=${maxAgeSeconds}; `
  document.cookie = `${name}=${encodeURIComponent(value)}; ${age}${attributes()}`
}

export const deleteCookie = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`
}
