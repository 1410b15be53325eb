/** An origin that nothing else has: what still has it after parsing leads nowhere else. */
const OWN_ORIGIN = 'https://own.invalid'

/**
 * The path of an address within this application; null for everything else. It is parsed as a browser parses it, which drops tabs and line
 * breaks and reads a backslash as a slash. Rule: UI-24.
 */
export function toInAppPath(href: unknown): string | null {
  if (typeof href !== 'string' || !href.startsWith('/') || !URL.canParse(href, OWN_ORIGIN)) return null
  const { hash, origin, pathname, search } = new URL(href, OWN_ORIGIN)
  // A path of two slashes would be a host when it is read again.
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
