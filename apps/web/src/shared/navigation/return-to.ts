import { t } from '../i18n/index.ts'
/** The page to return to after completing a missing detail: an address of this application and its name. */
export interface ReturnTo {
  readonly href: string
  readonly label: string
}

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

/**
 * Reads the return address from ?return=…; null if it is absent or leads out of the application. `returnName` may contain the name of the person or
 * thing there. Rule: UI-24.
 */
export function parseReturnTo(search: Readonly<Record<string, unknown>>): ReturnTo | null {
  const href = toInAppPath(search['return'])
  if (href === null) return null
  const name = search['returnName']
  if (typeof name === 'string' && name.trim() !== '') return { href, label: t('Back to {name}', { name: name.trim() }) }
  if (href.startsWith('/search-results')) return { href, label: t('Back to the search') }
  if (href.startsWith('/bookmarks')) return { href, label: t('Back to your bookmarks') }
  return { href, label: t('Back to where you were') }
}
