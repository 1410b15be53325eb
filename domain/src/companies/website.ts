const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?$/
const ADDRESS = /^(?:https?:\/\/)?([^\s/?#@\\]+)([/?#][^\s<>"'`\\]*)?$/i

/** The words for an address that is none. */
export const WEBSITE_MESSAGE = 'Value is not a valid website address'

/**
 * A website's address as it is kept: https, host in lower case, no lone slash at the end. Null for anything else, also for other schemes,
 * user names in front of the host, and bare IP addresses.
 */
export const normaliseWebsite = (text: string): string | null => {
  const [, host, path = ''] = ADDRESS.exec(text.trim()) ?? []
  if (host === undefined || !HOST.test(host.toLowerCase()) || text.length > 300) return null
  return `https://${host.toLowerCase()}${path === '/' ? '' : path}`
}
