import { lazy, memo, type Ref, Suspense, useState } from 'react'
import type { SearchParameters } from '@guildhall/domain/search'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Skeleton } from '@guildhall/ui-kit/Skeleton'
import { activeFilters } from '../format-search.ts'
import { useIsPhone } from '../../../shared/hooks/use-is-phone.ts'
import { useHasOpened } from '../../../shared/hooks/use-has-opened.ts'
import { useWhenIdle } from '../../../shared/hooks/use-when-idle.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import type { QueryBarHandle } from './QueryBar/index.ts'
import { LazyQueryBarHost } from './LazyQueryBarHost.ts'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

// The page begins with its results; what was searched before is loaded when they stand.
const KeptSearches = lazy(async () => ({ default: (await import('./KeptSearches.tsx')).KeptSearches }))

const Drawer = lazy(async () => ({ default: (await import('@guildhall/ui-kit/Drawer')).Drawer }))

export interface SearchHeaderProps {
  readonly search: SearchParameters
  /** Whether results are shown, or why there are none. */
  readonly hasResults: boolean
  readonly now: Date
  readonly onChange: (search: SearchParameters) => void
  readonly onFilters: () => void
  readonly bar: Ref<QueryBarHandle>
}

/** The query in one line for a phone; the place is omitted if it is not restricted. */
const formatQuery = ({ jobTitle, location, locationType }: SearchParameters): string => {
  if (locationType !== 'anywhere') return `${jobTitle || t('Everyone')} · ${location}`
  return jobTitle || `${t('Everyone')} · ${t('Anywhere')}`
}

/** The query bar at the top of the page; on a phone one line that opens it. */
export const SearchHeader = memo(({ search, hasResults, now, onChange, onFilters, bar }: SearchHeaderProps) => {
  const [isSheet, setSheet] = useState(false)
  const hasSheet = useHasOpened(isSheet)
  const isPhone = useIsPhone()
  const hasKept = useHasOpened(hasResults)
  const count = activeFilters(search).length
  const keptSkeleton = <Skeleton variant="control" width={isPhone ? 100 : 176} />
  useWhenIdle(() => void LazyQueryBarHost.preload?.())
  const query = (handle?: Ref<QueryBarHandle>) => (
    <Suspense fallback={<Skeleton variant="control" height={40} />}>
      <LazyQueryBarHost
        handle={handle}
        query={search}
        onSearch={(query) => {
          setSheet(false)
          onChange({ ...search, ...query })
        }}
      />
    </Suspense>
  )
  return (
    <header className={styles['head']}>
      {!isPhone && (
        <div className={styles['desk']}>
          <PanelBoundary>{query(bar)}</PanelBoundary>
        </div>
      )}
      <Button className={styles['phoneQuery']} align="start" onPress={() => setSheet(true)}>
        <Icon icon={icons.Search} />
        <span>{formatQuery(search)}</span>
      </Button>
      <Button className={styles['phone']} onPress={onFilters} aria-label={t('Filters, {count} set', { count })}>
        <Icon icon={icons.SlidersHorizontal} />
        <span className={styles['filtersWord']}>{t('Filters')}</span>
        {count > 0 && count}
      </Button>
      <span className={styles['end']}>
        {hasKept ? (
          <Suspense fallback={keptSkeleton}>
            <PanelBoundary>
              <KeptSearches search={search} now={now} onChange={onChange} />
            </PanelBoundary>
          </Suspense>
        ) : (
          keptSkeleton
        )}
      </span>
      {hasSheet && (
        <Suspense>
          <Drawer isOpen={isSheet} onOpenChange={setSheet} size="md" title={t('Search people')}>
            {query()}
          </Drawer>
        </Suspense>
      )}
    </header>
  )
})
