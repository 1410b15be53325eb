import { lazy, memo, type Ref, Suspense, useState } from 'react'
import type { SearchParameters } from '@guildhall/domain/search'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { activeFilters } from '../format-search.ts'
import { useHistoryDeletion } from '../api/use-history-deletion.ts'
import { useSearchHistoryList } from '../api/use-search-history.ts'
import { useHasOpened } from '../../../shared/hooks/use-has-opened.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import type { QueryBarHandle } from './QueryBar/index.ts'
import { QueryBarHost } from './QueryBarHost.tsx'
import { SearchHistory } from './SearchHistory/index.ts'
import { SavedSearchesHost } from './SavedSearchesHost.tsx'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

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
  const history = toLoadable(useSearchHistoryList())
  const deletion = useHistoryDeletion()
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
      <div className={styles['desk']}>
        <PanelBoundary>{query(bar)}</PanelBoundary>
      </div>
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
        <SearchHistory
          history={history}
          now={now}
          onChoose={({ parameters }) => onChange(parameters)}
          onRemove={deletion.removeOne}
          onClear={deletion.removeAll}
        />
        <SavedSearchesHost search={search} onChange={onChange} />
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
