import { type Rule, rule } from '../shared/index.ts'

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?`
const PATH = '(?:[/?#][^\\s<>"\'`\\\\]*)?'
const ADDRESS = new RegExp(`^(?:https?://)?(${HOST})(${PATH})$`, 'i')

/** Maximum length of a website's address. */
const WEBSITE_MAX_LENGTH = 300

/** The message for an invalid website. */
export const WEBSITE_MESSAGE = 'Value is not a valid website address'

/**
 * The stored form of a website's address: https, host in lower case, no trailing slash. Null for anything invalid, including other schemes,
 * user names and IP addresses.
 */
export const normaliseWebsite = (text: string): string | null => {
  const [, host, path = ''] = ADDRESS.exec(text.trim()) ?? []
  if (host === undefined || text.length > WEBSITE_MAX_LENGTH) return null
  return `https://${host.toLowerCase()}${path === '/' ? '' : path}`
}

/** The rule of a website's address; the pattern describes it in lower case. */
export const websiteRule: Rule<unknown> = rule((value) => normaliseWebsite(String(value)) !== null, WEBSITE_MESSAGE, {
  pattern: `^(?:https?://)?${HOST}${PATH}$`,
  maxLength: WEBSITE_MAX_LENGTH,
})
