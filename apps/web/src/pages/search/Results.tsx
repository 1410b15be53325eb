import type { SearchParameters } from '@guildhall/domain/search'
import { SEARCH_PAGE_SIZE } from '@guildhall/domain/shared'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { people, setFilters } from '../../app/candidates/search-words.ts'
import { formatTime } from '../../app/formats.ts'
import { type CountedRelaxation, NoResults } from '../../patterns/NoResults/index.ts'
import { ResultRow, RowSkeletons } from '../../patterns/ResultRow/index.ts'
import type { SearchPageState } from './use-search-page.ts'
import styles from './SearchPage.module.css'

export interface ResultsProps {
  readonly page: Pick<
    SearchPageState,
    'found' | 'lens' | 'search' | 'best' | 'viewed' | 'bookmarks' | 'hrefOf' | 'open' | 'more'
  >
  readonly relaxations: readonly CountedRelaxation[] | null
  readonly onChange: (search: SearchParameters) => void
  readonly onClear: () => void
}

/** How many there are, the people, and more of them; else what is wrong or what to drop. */
export const Results = ({ page, relaxations, onChange, onClear }: ResultsProps) => {
  const { found, search } = page
  if (found.status === 'failed') {
    return (
      <section aria-label="People">
        <Head title="The search did not answer" />
        <EmptyState
          drawing="lamp"
          title="Nobody could be looked up"
          actions={<Button onPress={found.retry}>Retry</Button>}
        >
          {found.problem} Your filters are kept.
        </EmptyState>
      </section>
    )
  }
  if (found.status === 'loading') {
    return (
      <section aria-label="People">
        <Head title="Looking for people…" />
        <RowSkeletons />
      </section>
    )
  }
  const isEmpty = found.total === 0 && !found.isStale
  return (
    <section aria-label="People">
      {found.problem !== null && (
        <div className={styles['banner']}>
          <Banner
            tone="danger"
            role="alert"
            title="The search did not answer."
            actions={
              <Button size="sm" onPress={found.retry}>
                Retry
              </Button>
            }
          >
            Your filters are kept. We try again in a few seconds.
          </Banner>
        </div>
      )}
      <Head
        title={isEmpty ? emptyTitle(search) : people(found.total)}
        aside={found.problem === null ? undefined : `as of ${formatTime(found.readAt)}`}
      />
      {isEmpty ? (
        <div className={styles['empty']}>
          <NoResults relaxations={relaxations} onChoose={onChange} onClear={onClear} />
        </div>
      ) : (
        <Rows page={page} />
      )}
    </section>
  )
}

const emptyTitle = (search: SearchParameters): string =>
  setFilters(search).length > 0 ? 'Nobody meets all of it' : 'Nobody was found'

const Head = ({ title, aside }: { readonly title: string; readonly aside?: string | undefined }) => (
  <div className={styles['resultsHead']}>
    <Heading level={1} look="heading" aria-live="polite">
      {title}
    </Heading>
    {aside !== undefined && <Text look="caption">{aside}</Text>}
  </div>
)

const Rows = ({ page }: Pick<ResultsProps, 'page'>) => {
  const { found, lens, best, viewed, bookmarks, hrefOf, open, more } = page
  const left = found.total - found.hits.length
  return (
    <>
      <ol
        aria-label="People found"
        className={styles['list']}
        aria-busy={found.isStale}
        data-stale={found.isStale || undefined}
      >
        {found.hits.map((candidate) => (
          <ResultRow
            key={candidate.uuid}
            candidate={candidate}
            lens={lens}
            href={hrefOf(candidate.uuid)}
            isTopMatch={best.has(candidate.uuid)}
            isSeen={viewed.has(candidate.uuid)}
            isBookmarked={bookmarks.has(candidate.uuid)}
            onOpen={() => open(candidate.uuid)}
            onBookmark={() => bookmarks.toggle(candidate)}
            onMessage={() => open(candidate.uuid, true)}
          />
        ))}
      </ol>
      {found.isLoadingMore && <RowSkeletons count={3} label="Reading more people" />}
      <div className={styles['foot']}>
        <LoadMore
          status={`${found.hits.length} of ${people(found.total)} shown`}
          label={`Show ${Math.min(SEARCH_PAGE_SIZE, left)} more`}
          hasMore={left > 0}
          isLoading={found.isLoadingMore}
          onLoadMore={more}
        />
        <span className={styles['keys']}>
          <Kbd>j</Kbd>
          <Kbd>k</Kbd> move <Kbd>Enter</Kbd> open <Kbd>b</Kbd> bookmark <Kbd>m</Kbd> write
        </span>
      </div>
    </>
  )
}
