import { searchIdentity, SEARCH_PAGE_SIZE } from '@guildhall/domain/search'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { useMemo, useState } from 'react'
import { type FoundCandidate, CandidateCard, useReadNear } from '../../candidates/index.ts'
import { formatFoundCount } from '../format-search.ts'
import { useMapPeople } from '../api/use-map-people.ts'
import { PeopleMap } from './PeopleMap/index.ts'
import type { SearchPageState } from '../use-search-page.ts'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface MapResultsProps {
  readonly page: Pick<SearchPageState, 'found' | 'lens' | 'search' | 'bookmarks' | 'hrefOf' | 'open' | 'more'>
}

const nobody: ReadonlySet<string> = new Set()

/** The candidates found on a map, with a list beside it if there is room. Rule: UI-18. */
export const MapResults = ({ page }: MapResultsProps) => {
  const { bookmarks, found, hrefOf, lens, more, open, search } = page
  const placed = useMapPeople(search, lens.rates)
  const [near, setNear] = useState(nobody)
  const readNear = useReadNear()
  const { latitude, locationType, longitude } = search
  const country = useMemo(
    () => (locationType !== 'country' || latitude === null || longitude === null ? null : { latitude, longitude }),
    [locationType, latitude, longitude],
  )
  const row = (candidate: FoundCandidate) => (
    <CandidateCard
      key={candidate.uuid}
      candidate={candidate}
      lens={lens}
      href={hrefOf(candidate.uuid)}
      isNear={near.has(candidate.uuid)}
      isBookmarked={bookmarks.has(candidate.uuid)}
      onOpen={() => open(candidate.uuid)}
      onBookmark={() => bookmarks.toggle(candidate)}
      onNear={(isNear) => {
        setNear(isNear ? new Set([candidate.uuid]) : nobody)
        readNear(isNear ? candidate.uuid : null)
      }}
    />
  )
  const left = found.total - found.hits.length
  return (
    <>
      <div className={styles['mapList']}>
        <ol
          aria-label={t('People found')}
          aria-busy={found.isStale}
          className={styles['list']}
          data-stale={found.isStale || undefined}
        >
          {found.hits.map(row)}
        </ol>
        <div className={styles['foot']}>
          <LoadMore
            status={t('{hits} of {people} shown', { hits: found.hits.length, people: formatFoundCount(found) })}
            label={t('Show {count} more', { count: Math.min(SEARCH_PAGE_SIZE, left) })}
            hasMore={left > 0}
            isLoading={found.isLoadingMore}
            onLoadMore={more}
          />
        </div>
      </div>
      <PeopleMap
        key={searchIdentity(search)}
        found={placed}
        country={country}
        near={near}
        onNear={setNear}
        renderPerson={row}
      />
    </>
  )
}
