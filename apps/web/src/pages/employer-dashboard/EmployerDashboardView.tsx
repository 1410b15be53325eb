import { useDeferredValue } from 'react'
import { countsRequests } from '../../app/candidates/counts-requests.ts'
import { loadableOf, mapLoadable } from '../../app/candidates/loadable.ts'
import { useBookmarkList } from '../../app/candidates/use-bookmark-list.ts'
import { useNow } from '../../app/candidates/use-now.ts'
import { useRequestsLeft } from '../../app/candidates/use-requests-left.ts'
import { useRecentConversations } from '../../app/candidates/use-recent-conversations.ts'
import { useSearchHistoryList } from '../../app/candidates/use-search-history.ts'
import { useChecklist } from '../../app/checklist/use-checklist.ts'
import { useTeamView } from '../../app/team/use-team-query.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSteady } from '../../app/use-steady.ts'
import { EmployerDashboard } from '../../patterns/EmployerDashboard/index.ts'
import { say } from '../../words/index.ts'
import { DashboardSearch } from './DashboardSearch.tsx'

export interface EmployerDashboardViewProps {
  /** Goes to the results of a search. */
  readonly onSearch: (href: string) => void
}

/** Each block of the dashboard is read by itself, so that one that fails takes none of the others with it. */
export const EmployerDashboardView = ({ onSearch }: EmployerDashboardViewProps) => {
  const { user, company } = useSignedIn()
  const now = useNow()
  const history = useSearchHistoryList()
  const conversations = useRecentConversations()
  const bookmarks = useBookmarkList(company?.entitlements.bookmarks === true)
  const requests = useRequestsLeft(company !== null && countsRequests(company))
  const checklist = useChecklist()
  const { query: teamQuery, team } = useTeamView(company)
  usePageTitle(say('Dashboard'))
  const search = useSteady(onSearch)
  // What arrives is drawn between two presses, and not while somebody waits for one.
  const shown = useDeferredValue({
    firstName: user.firstName,
    now,
    history: loadableOf(history),
    conversations: mapLoadable(loadableOf(conversations), (list) => list.conversations),
    unread: conversations.data?.counts.unread ?? 0,
    bookmarks: loadableOf(bookmarks),
    requests,
    team: loadableOf({ ...teamQuery, data: team }),
    steps: checklist.steps,
    company,
    onPutAway: () => checklist.putAway(true),
    search: <DashboardSearch onSearch={search} />,
  })
  return shown.company === null ? null : <EmployerDashboard {...shown} company={shown.company} />
}
