import { lazy, useDeferredValue } from 'react'
import { hasRequestAllowance, useRequestsLeft, useRecentConversations } from '../../conversations/index.ts'
import { toLoadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { useBookmarkList } from '../../bookmarks/index.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useSearchHistoryList } from '../../search/index.ts'
import { useChecklist } from '../../getting-started/index.ts'
import { useTeamView } from '../../team/index.ts'
import { useSignedIn } from '../../session/index.ts'
import { canSearch } from '../../../shared/access/can-search.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useHasPainted } from '../../../shared/hooks/use-has-painted.ts'
import { useStableCallback } from '../../../shared/hooks/use-stable-callback.ts'
import { EmployerDashboard } from '../components/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Whether the code of the query bar is here: more than half of the page's bytes, requested when the greeting has been painted. */
let hasSearch = false
const DashboardSearch = lazy(async () => {
  const { DashboardSearch: Search } = await import('../components/DashboardSearch.tsx')
  hasSearch = true
  return { default: Search }
})

export interface EmployerDashboardViewProps {
  /** Opens the results of a search. */
  readonly onSearch: (href: string) => void
}

/** Every card loads its own data, so that the failure of one does not affect the others. */
export const EmployerDashboardView = ({ onSearch }: EmployerDashboardViewProps) => {
  const { user, company } = useSignedIn()
  const now = useNow()
  const maySearch = canSearch({ company })
  const history = useSearchHistoryList(maySearch)
  const conversations = useRecentConversations()
  const bookmarks = useBookmarkList(maySearch && company?.entitlements.bookmarks === true)
  const requests = useRequestsLeft(company !== null && hasRequestAllowance(company))
  const checklist = useChecklist()
  const { query: teamQuery, team } = useTeamView(company)
  usePageTitle(t('Dashboard'))
  const search = useStableCallback(onSearch)
  const hasPainted = useHasPainted(hasSearch)
  // New data is rendered with low priority, so that input is not blocked.
  const shown = useDeferredValue({
    firstName: user.firstName,
    now,
    history: toLoadable(history),
    conversations: mapLoadable(toLoadable(conversations), (list) => list.conversations),
    unread: conversations.data?.counts.unread ?? 0,
    bookmarks: toLoadable(bookmarks),
    requests,
    team: toLoadable({ ...teamQuery, data: team }),
    steps: checklist.steps,
    company,
    onPutAway: () => checklist.putAway(true),
    search: maySearch && hasPainted ? <DashboardSearch onSearch={search} /> : null,
  })
  return shown.company === null ? null : <EmployerDashboard {...shown} company={shown.company} />
}
