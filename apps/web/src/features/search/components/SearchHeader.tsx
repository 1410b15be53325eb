import { lazy, memo, type Ref, Suspense, useState } from 'react'
import type { SearchParameters } from '@guildhall/domain/search'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Skeleton } from '@guildhall/ui-kit/Skeleton'
import { activeFilters } from '../format-search.ts'
import { useIsPhone } from '../../../shared/hooks/use-is-phone.ts'
import { useHasOpened } from '../../../shared/hooks/use-has-opened.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import type { QueryBarHandle } from './QueryBar/index.ts'
import { QueryBarHost } from './QueryBarHost.tsx'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

// The page begins with its results; what was searched before is loaded after them.
const KeptSearches = lazy(async () => ({ default: (await import('./KeptSearches.tsx')).KeptSearches }))

const Drawer = lazy(async () => ({ default: (await import('@guildhall/ui-kit/Drawer')).Drawer }))

export interface SearchHeaderProps {
  readonly search: SearchParameters
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
export const SearchHeader = memo(({ search, now, onChange, onFilters, bar }: SearchHeaderProps) => {
  const [isSheet, setSheet] = useState(false)
  const hasSheet = useHasOpened(isSheet)
  const isPhone = useIsPhone()
  const count = activeFilters(search).length
  const query = (handle?: Ref<QueryBarHandle>) => (
    <QueryBarHost
      handle={handle}
      query={search}
      onSearch={(query) => {
        setSheet(false)
        onChange({ ...search, ...query })
      }}
    />
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
        <Suspense fallback={<Skeleton variant="control" width={isPhone ? 100 : 176} />}>
          <PanelBoundary>
            <KeptSearches search={search} now={now} onChange={onChange} />
          </PanelBoundary>
        </Suspense>
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
