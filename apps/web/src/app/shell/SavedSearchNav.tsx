import { useRouterState } from '@tanstack/react-router'
import { NavShortcutList } from './AppFrame/index.ts'
import { formatNewCount } from '../../shared/format/format-new-count.ts'
import { searchHref, useSavedSearches } from '../../features/search/index.ts'
import { t } from '../../shared/i18n/index.ts'

const shown = 5

/** The newest saved searches, each with its number of new candidates. Nothing while they load, or if there are none. Rules: SRCH-34, SRCH-36. */
export const SavedSearchNav = () => {
  const here = useRouterState({ select: ({ location }) => location.href })
  const { query } = useSavedSearches(true)
  const places = (query.data ?? []).slice(0, shown).map(({ uuid, name, parameters, newCount }) => {
    const href = searchHref({ parameters, pages: 0, open: null, message: false })
    return { id: uuid, href, name, isHere: href === here, news: newCount ? formatNewCount(newCount) : null }
  })
  return <NavShortcutList title={t('Saved searches')} places={places} />
}
