const HOUR_SECONDS = 3600

const attributes = (): string => `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`

/** The value of one of this app's cookies; null if it is not set. */
export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Stores a value for an hour, the lifetime of a provider's page. */
export const writeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${HOUR_SECONDS}; ${attributes()}`
}

export const deleteCookie = (name: string): void => {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`
}
