import { t } from '../i18n/index.ts'
import { toInAppPath } from './in-app-path.ts'

/** The page to return to after completing a missing detail: an address of this application and its name. */
export interface ReturnTo {
  readonly href: string
  readonly label: string
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
