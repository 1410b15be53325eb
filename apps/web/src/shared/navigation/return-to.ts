import { t } from '../i18n/index.ts'
/** Where somebody was when something was found missing: an address of this application, and how it is called. */
export interface ReturnTo {
  readonly href: string
  readonly label: string
}

const inApp = /^\/(?![/\\])/

/** True for an address of this application, and of no other. */
export const isInApp = (href: unknown): href is string => typeof href === 'string' && inApp.test(href)

/**
 * The way back that stands in an address as ?return=…; null where it is absent or leads out of the application. `returnName` may say who
 * or what is there. Rule: UI-24.
 */
export function returnToOf(search: Readonly<Record<string, unknown>>): ReturnTo | null {
  const href = search['return']
  if (!isInApp(href)) return null
  const name = search['returnName']
  if (typeof name === 'string' && name.trim() !== '') return { href, label: t('Back to {name}', { name: name.trim() }) }
  if (href.startsWith('/search-results')) return { href, label: t('Back to the search') }
  if (href.startsWith('/bookmarks')) return { href, label: t('Back to your bookmarks') }
  return { href, label: t('Back to where you were') }
}
