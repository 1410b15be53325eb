import type { CandidateView, SearchParameters } from '@guildhall/domain/search'
import { SEARCH_PAGE_SIZE } from '@guildhall/domain/search'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { lazy, memo, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { activeFilters, formatFoundCount, formatFoundTitle } from '../format-search.ts'
import { formatTime } from '../../../shared/format/formats.ts'
import { useStableCallback } from '../../../shared/hooks/use-stable-callback.ts'
import { ResultRow, RowSkeletons, useReadNear } from '../../candidates/index.ts'
import { SortMenu } from './SortMenu.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'
import { MapSkeleton } from './MapSkeleton.tsx'
import type { SearchPageState } from '../use-search-page.ts'
import styles from '../routes/SearchPage.module.css'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

// The map and its libraries are loaded when the map is opened.
const MapResults = lazy(async () => ({ default: (await import('./MapResults.tsx')).MapResults }))

// The suggestions of an empty result.
const NoResultsHost = lazy(async () => ({ default: (await import('./NoResultsHost.tsx')).NoResultsHost }))

export interface ResultsProps {
  readonly page: Pick<
    SearchPageState,
    | 'address'
    | 'best'
    | 'bookmarks'
    | 'comparison'
    | 'found'
    | 'hrefOf'
    | 'lens'
    | 'look'
    | 'more'
    | 'open'
    | 'search'
    | 'viewed'
  >
  /** True while the displayed hits are outdated, because the response is loading or being rendered. */
  readonly isBusy: boolean
  readonly onChange: (search: SearchParameters) => void
  readonly onClear: () => void
}

/** The number of hits, the candidates and a button for more; otherwise the error, or the filters to drop. */
export const Results = memo(({ page, isBusy, onChange, onClear }: ResultsProps) => {
  const { address, found, look, search } = page
  const isMap = address.view === 'map'
  const looks = (
    <>
      <span className={styles['sort']}>
        <SortMenu search={search} onChange={onChange} />
      </span>
      <ViewSwitch view={address.view} onChange={look} />
    </>
  )
  if (found.status === 'failed') {
    return (
      <section aria-label={t('People')}>
        <Head title={t('The search did not answer')} />
        <EmptyState
          illustration="lamp"
          title={t('Nobody could be looked up')}
          actions={<Button onPress={found.retry}>{t('Retry')}</Button>}
        >
          {t('{problem} Your filters are kept.', { problem: found.problem })}
        </EmptyState>
      </section>
    )
  }
  if (found.status === 'loading') {
    return (
      <section aria-label={t('People')} className={sectionOf(isMap)}>
        <Head title={t('Looking for people…')} looks={looks} />
        {isMap ? <MapSkeleton /> : <RowSkeletons />}
      </section>
    )
  }
  const isEmpty = found.total === 0 && !found.isStale
  return (
    <section aria-label={t('People')} className={sectionOf(isMap && !isEmpty)}>
      <Head
        title={isEmpty ? emptyTitle(search) : formatFoundTitle(found)}
        aside={found.problem === null || isMap ? undefined : t('as of {time}', { time: formatTime(found.readAt) })}
        looks={looks}
        banner={found.problem !== null && <SearchTrouble onRetry={found.retry} />}
      />
      {isEmpty ? (
        <div className={styles['empty']}>
          <Suspense>
            <PanelBoundary>
              <NoResultsHost search={search} rates={page.lens.rates} onChoose={onChange} onClear={onClear} />
            </PanelBoundary>
          </Suspense>
        </div>
      ) : isMap ? (
        <Suspense fallback={<MapSkeleton />}>
          <PanelBoundary>
            <MapResults page={page} />
          </PanelBoundary>
        </Suspense>
      ) : (
        <Rows page={page} isBusy={isBusy} />
      )}
    </section>
  )
})

const sectionOf = (isMap: boolean): string | undefined => (isMap ? styles['mapView'] : undefined)

const SearchTrouble = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles['banner']}>
    <Banner
      tone="danger"
      role="alert"
      title={t('The search did not answer.')}
      actions={
        <Button size="sm" onPress={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {t('Your filters are kept. We try again in a few seconds.')}
    </Banner>
  </div>
)

const emptyTitle = (search: SearchParameters): string =>
  activeFilters(search).length > 0 ? t('Nobody meets all of it') : t('Nobody was found')

interface HeadProps {
  readonly title: string
  readonly aside?: string | undefined
  readonly looks?: ReactNode
  readonly banner?: ReactNode
}

const Head = ({ title, aside, looks, banner }: HeadProps) => (
  <>
    {banner}
    <div className={styles['resultsHead']}>
      <Heading level={1} variant="heading" aria-live="polite">
        {title}
      </Heading>
      {aside !== undefined && <Text variant="caption">{aside}</Text>}
      {looks !== undefined && <div className={styles['looks']}>{looks}</div>}
    </div>
  </>
)

/** Rows that are rendered immediately; the others follow in batches, so that input is not blocked. */
const SCREENFUL = 6
const SOME = 22

/** The number of rows rendered so far: all of them if they were shown before, so that the scroll position can be restored. */
const useDrawn = (rows: number, isNew: boolean): number => {
  const [drawn, setDrawn] = useState(isNew ? SCREENFUL : rows)
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + SOME))
  }, [drawn, rows])
  return Math.min(drawn, rows)
}

const Rows = ({ page, isBusy }: Pick<ResultsProps, 'page' | 'isBusy'>) => {
  const { comparison, found, lens, best, viewed, bookmarks, hrefOf, open, more } = page
  const left = found.total - found.hits.length
  const shown = useDrawn(found.hits.length, found.isNew)
  const openRow = useStableCallback(({ uuid }: CandidateView) => open(uuid))
  const write = useStableCallback(({ uuid }: CandidateView) => open(uuid, true))
  const bookmark = useStableCallback(bookmarks.toggle)
  const readNear = useReadNear()
  return (
    <>
      <ol aria-label={t('People found')} className={styles['list']} aria-busy={isBusy} data-stale={isBusy || undefined}>
        {found.hits.slice(0, shown).map((candidate) => (
          <ResultRow
            key={candidate.uuid}
            candidate={candidate}
            marks={candidate.marks}
            lens={lens}
            href={hrefOf(candidate.uuid)}
            isTopMatch={best.has(candidate.uuid)}
            isSeen={viewed.has(candidate.uuid)}
            isBookmarked={bookmarks.has(candidate.uuid)}
            onOpen={openRow}
            onBookmark={bookmark}
            onMessage={write}
            onNear={readNear}
            {...comparison.row(candidate)}
          />
        ))}
      </ol>
      {found.isLoadingMore && <RowSkeletons count={3} label={t('Reading more people')} />}
      {shown >= found.hits.length && (
        <div className={styles['foot']}>
          <LoadMore
            status={t('{hits} of {people} shown', { hits: found.hits.length, people: formatFoundCount(found) })}
            label={t('Show {count} more', { count: Math.min(SEARCH_PAGE_SIZE, left) })}
            hasMore={left > 0}
            isLoading={found.isLoadingMore}
            onLoadMore={more}
          />
          <span className={styles['keys']}>
            <Kbd>j</Kbd>
            <Kbd>k</Kbd> {t('move')} <Kbd>Enter</Kbd> {t('open')} <Kbd>b</Kbd> {t('bookmark')} <Kbd>m</Kbd> {t('write')}
          </span>
        </div>
      )}
    </>
  )
}
