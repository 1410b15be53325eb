// The Cookie Store API is not available over plain http, which a single-machine installation uses.
const attributes = (): string => `Path=/; SameSite=Lax${isSecure() ? '; Secure' : ''}`

const isSecure = (): boolean => window.location.protocol === 'https:'

/** Over TLS, names with this prefix are bound to the host: no other host of the domain can set them. Rule: IDEN-57. */
const PREFIX = '__Host-'
const nameHere = (name: string): string => (isSecure() ? `${PREFIX}${name}` : name)

/** The value of one of this app's cookies, by either name, as a server with TLS may also be reached by loopback; null if it is not set. */
export const readCookie = (name: string): string | null => {
  const pairs = document.cookie.split('; ')
  for (const start of [`${PREFIX}${name}=`, `${name}=`]) {
    const found = pairs.find((pair) => pair.startsWith(start))
    if (found !== undefined) return decodeURIComponent(found.slice(start.length))
  }
  return null
}

/** Stores a value for some seconds, or without them until the browser closes. */
export const writeCookie = (name: string, value: string, maxAgeSeconds?: number): void => {
  const age = maxAgeSeconds === undefined ? '' : `Max-Age=${maxAgeSeconds}; `
  document.cookie = `${nameHere(name)}=${encodeURIComponent(value)}; ${age}${attributes()}`
}

/** Removes one of this app's cookies. */
export const deleteCookie = (name: string): void => deletePlainCookie(nameHere(name))

/** Removes a cookie of exactly this name, such as that of an embedded script. */
export const deletePlainCookie = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`
}
