import { lazy, useDeferredValue } from 'react'
import { hasRequestAllowance, useRequestsLeft, useRecentConversations } from '../../conversations/index.ts'
import { toLoadable, mapLoadable } from '../../../shared/loadable/loadable.ts'
import { useBookmarkList } from '../../bookmarks/index.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { useSearchHistoryList } from '../../search/index.ts'
import { useChecklist } from '../../getting-started/index.ts'
import { useTeamView } from '../../team/index.ts'
import { useSignedIn } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useStableCallback } from '../../../shared/hooks/use-stable-callback.ts'
import { EmployerDashboard } from '../components/index.ts'
import { t } from '../../../shared/i18n/index.ts'

// A third of the page's bytes: the greeting and the cards stand before it.
const DashboardSearch = lazy(async () => ({
  default: (await import('../components/DashboardSearch.tsx')).DashboardSearch,
}))

export interface EmployerDashboardViewProps {
  /** Opens the results of a search. */
  readonly onSearch: (href: string) => void
}

/** Every card loads its own data, so that the failure of one does not affect the others. */
export const EmployerDashboardView = ({ onSearch }: EmployerDashboardViewProps) => {
  const { user, company } = useSignedIn()
  const now = useNow()
  const history = useSearchHistoryList()
  const conversations = useRecentConversations()
  const bookmarks = useBookmarkList(company?.entitlements.bookmarks === true)
  const requests = useRequestsLeft(company !== null && hasRequestAllowance(company))
  const checklist = useChecklist()
  const { query: teamQuery, team } = useTeamView(company)
  usePageTitle(t('Dashboard'))
  const search = useStableCallback(onSearch)
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
    search: <DashboardSearch onSearch={search} />,
  })
  return shown.company === null ? null : <EmployerDashboard {...shown} company={shown.company} />
}
