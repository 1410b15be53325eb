import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import {
  BookmarkModalHost,
  usePeopleKeys,
  CandidateDrawerHost,
  ComparisonHost,
  SearchAccessNote,
  useViewer,
} from '../../candidates/index.ts'
import { activeFilters, withoutFilters } from '../format-search.ts'
import { useHasOpened } from '../../../shared/hooks/use-has-opened.ts'
import { useIsPhone } from '../../../shared/hooks/use-is-phone.ts'
import { useStableCallback } from '../../../shared/hooks/use-stable-callback.ts'
import { type DrawSpread, FilterRail, RateSpreadContext } from '../components/FilterRail/index.ts'
import type { QueryBarHandle } from '../components/QueryBar/index.ts'
import { Results } from '../components/Results.tsx'
import { SearchHeader } from '../components/SearchHeader.tsx'
import { type SearchPageProps, useSearchPage } from '../use-search-page.ts'
import styles from './SearchPage.module.css'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export type { SearchPageProps } from '../use-search-page.ts'

const FilterSheet = lazy(async () => ({ default: (await import('../components/FilterSheet/index.ts')).FilterSheet }))

const RateSpread = lazy(async () => ({ default: (await import('../components/RateSpread.tsx')).RateSpread }))

/** The search page. Its state is in the address, so that back, reload and sharing restore it. Rules: SRCH-46, UI-65. */
export const SearchPage = (props: SearchPageProps) =>
  useViewer().maySearch ? <SearchOfPeople {...props} /> : <SearchAccessNote title={t('Search')} />

const SearchOfPeople = (props: SearchPageProps) => {
  const page = useSearchPage(props)
  const { address, bookmarks, found, lens, search } = page
  const change = useStableCallback(page.change)
  const [isFiltering, setFiltering] = useState(false)
  const isPhone = useIsPhone()
  const clear = useStableCallback(() => change(withoutFilters(search)))
  const showFilters = useStableCallback(() => setFiltering(true))
  const hasFiltered = useHasOpened(isFiltering)
  const hasOpened = useHasOpened(address.open !== null)
  const bar = useRef<QueryBarHandle>(null)
  const { asksWords = false } = props
  useEffect(() => {
    if (asksWords) bar.current?.focus()
  }, [asksWords])
  // New results are rendered with low priority, so that input is not blocked.
  const shown = useDeferredValue({ page })
  const shownHits = shown.page.found.hits
  const knownSkills = useMemo(() => skillsOf(shownHits), [shownHits])

  usePeopleKeys({
    people: found.hits,
    open: address.open,
    onOpen: page.open,
    bookmarks,
    onSearch: () => bar.current?.focus(),
  })

  const filters = { search, onChange: change, knownSkills }
  const { rates } = lens
  const drawSpread = useCallback<DrawSpread>(
    (end, chosen) => (
      <Suspense>
        <RateSpread search={search} rates={rates} end={end} chosen={chosen} />
      </Suspense>
    ),
    [search, rates],
  )
  return (
    <RateSpreadContext value={drawSpread}>
      <div className={styles['page']} data-view={address.view}>
        <SearchHeader
          search={search}
          hasResults={shown.page.found.status !== 'loading'}
          now={lens.now}
          onChange={change}
          onFilters={showFilters}
          bar={bar}
        />
        <div className={styles['search']}>
          {!isPhone && (
            <div className={styles['rail']}>
              <PanelBoundary>
                <FilterRail {...filters} isWaiting={shown.page.found.status === 'loading'} />
              </PanelBoundary>
            </div>
          )}
          <div className={styles['results']}>
            <Chips search={search} onChange={change} />
            <PanelBoundary>
              <Results
                {...shown}
                isBusy={found.isStale || found.hits !== shownHits}
                onChange={change}
                onClear={clear}
              />
            </PanelBoundary>
          </div>
        </div>
        {hasFiltered && (
          <Suspense>
            <FilterSheet
              {...filters}
              isOpen={isFiltering}
              onOpenChange={setFiltering}
              count={found.status === 'ready' && !found.isStale ? found : null}
            />
          </Suspense>
        )}
        {hasOpened && (
          <Suspense>
            <CandidateDrawerHost
              open={address.open}
              isMessage={address.message}
              people={found.hits}
              total={found.total}
              isTotalExact={found.isTotalExact}
              lens={lens}
              topMatches={page.best}
              bookmarks={bookmarks}
              messageHref={page.messageHref}
              onGo={(uuid) => page.open(uuid)}
              onClose={page.close}
              onMessageChange={page.setMessage}
            />
          </Suspense>
        )}
        {page.comparison.compare.length > 0 && (
          <Suspense>
            <ComparisonHost choice={page.comparison} lens={lens} onOpen={page.openCompared} />
          </Suspense>
        )}
        <BookmarkModalHost />
      </div>
    </RateSpreadContext>
  )
}

type ChipsProps = Pick<ReturnType<typeof useSearchPage>, 'search'> & {
  readonly onChange: ReturnType<typeof useSearchPage>['change']
}

/** The active filters on a phone; pressing one removes it. */
const Chips = ({ search, onChange }: ChipsProps) => {
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('Filters set')}>
      {filters.map(({ id, label: words, without }) => (
        <li key={id}>
          <Button size="sm" aria-label={t('Take away: {words}', { words })} onPress={() => onChange(without)}>
            {words}
            <Icon icon={icons.X} size="sm" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The most frequent skills of the candidates found, which the filter offers before the user types. */
function skillsOf(hits: readonly { readonly skills: readonly string[] }[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { skills } of hits) for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([skill]) => skill)
}
