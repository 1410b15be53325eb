const MAX_LENGTH = 2_000
/** A backslash is read as a slash by browsers, which also drop tabs and line breaks. */
const MISREAD = /[\\\s\p{Cc}]/u

/**
 * Whether an address is a path of this application: it starts with one slash, and has nothing by which a browser could read another host
 * in it. Stricter than what the page itself accepts, as the server redirects to it. Rule: UI-24.
 */
export const isInAppPath = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/, 1)
  return href.length <= MAX_LENGTH && path.startsWith('/') && !path.includes('//') && !MISREAD.test(href)
}
