import { defaultSearch } from '@guildhall/domain/search'
import { useState } from 'react'
import { loadableOf, mapLoadable } from '../../app/candidates/loadable.ts'
import { placeChoice } from '../../app/candidates/place-choice.ts'
import { searchHref } from '../../app/candidates/search-record.ts'
import { useBookmarkList } from '../../app/candidates/use-bookmark-list.ts'
import { useNow } from '../../app/candidates/use-now.ts'
import { useRecentConversations } from '../../app/candidates/use-recent-conversations.ts'
import { useSearchHistoryList } from '../../app/candidates/use-search-history.ts'
import { useJobTitles, usePlaces } from '../../app/candidates/use-suggestions.ts'
import { useChecklist } from '../../app/checklist/use-checklist.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { EmployerDashboard } from '../../patterns/EmployerDashboard/index.ts'
import { QueryBar } from '../../patterns/QueryBar/index.ts'
import { say } from '../../words/index.ts'

export interface EmployerDashboardViewProps {
  /** Goes to the results of a search. */
  readonly onSearch: (href: string) => void
}

/** Each block of the dashboard is read by itself, so that one that fails takes none of the others with it. */
export const EmployerDashboardView = ({ onSearch }: EmployerDashboardViewProps) => {
  const { user, company } = useSignedIn()
  const now = useNow()
  const [title, setTitle] = useState('')
  const [place, setPlace] = useState('')
  const titles = useJobTitles(title)
  const { places, isLoading } = usePlaces(place)
  const history = useSearchHistoryList()
  const conversations = useRecentConversations()
  const bookmarks = useBookmarkList(company?.entitlements.bookmarks === true)
  const checklist = useChecklist()
  usePageTitle(say('Dashboard'))
  if (company === null) return null
  return (
    <EmployerDashboard
      firstName={user.firstName}
      now={now}
      company={company}
      history={loadableOf(history)}
      conversations={mapLoadable(loadableOf(conversations), (list) => list.conversations)}
      unread={conversations.data?.counts.unread ?? 0}
      bookmarks={loadableOf(bookmarks)}
      steps={checklist.steps}
      onPutAway={() => checklist.putAway(true)}
      search={
        <QueryBar
          isWide
          query={defaultSearch}
          titles={titles}
          places={places.map(placeChoice)}
          isLoadingPlaces={isLoading}
          onTitleTyped={setTitle}
          onPlaceTyped={setPlace}
          onSearch={(query) =>
            onSearch(searchHref({ parameters: { ...defaultSearch, ...query }, pages: 0, open: null, message: false }))
          }
        />
      }
    />
  )
}
