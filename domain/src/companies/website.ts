const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?$/
const ADDRESS = /^(?:https?:\/\/)?([^\s/?#@\\]+)([/?#][^\s<>"'`\\]*)?$/i

/** The message for an invalid website. */
export const WEBSITE_MESSAGE = 'Value is not a valid website address'

/**
 * The stored form of a website's address: https, host in lower case, no trailing slash. Null for anything invalid, including other schemes,
 * user names and IP addresses.
 */
export const normaliseWebsite = (text: string): string | null => {
  const [, host, path = ''] = ADDRESS.exec(text.trim()) ?? []
  if (host === undefined || !HOST.test(host.toLowerCase()) || text.length > 300) return null
  return `https://${host.toLowerCase()}${path === '/' ? '' : path}`
}
