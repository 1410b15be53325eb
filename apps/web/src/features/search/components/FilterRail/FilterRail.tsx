import { lazy, memo, Suspense } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { activeFilters, withoutFilters } from '../../format-search.ts'
import type { FiltersProps } from './filters-props.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

// Lazily loaded, so that sliders, lists and text fields do not delay the results.
const loadFilters = () => import('./Filters.tsx')
const LoadedFilters = lazy(async () => ({ default: (await loadFilters()).Filters }))

/** The number of active filters, and the button to clear them all. */
export const FiltersHead = ({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => {
  const count = activeFilters(search).length
  return (
    <div className={styles['head']}>
      <Heading level={2} variant="subheading">
        {t('Filters')}{' '}
        {count > 0 && (
          <Text as="span" variant="caption" className={styles['count']}>
            {t('{count} set', { count })}
          </Text>
        )}
      </Heading>
      {count > 0 && (
        <Button variant="quiet" size="sm" onPress={() => onChange(withoutFilters(search))}>
          {t('Clear all')}
        </Button>
      )}
    </div>
  )
}

/** The heights of the filters' skeletons. */
const waiting = [64, 64, 132, 96, 64, 72, 72, 64]

const FiltersWaiting = () => (
  <SkeletonGroup label={t('Reading the filters')}>
    {waiting.map((height, at) => (
      <div key={at} className={styles['filter']}>
        <Skeleton width="40%" />
        <Skeleton variant="control" height={height - 24} />
      </div>
    ))}
  </SkeletonGroup>
)

/** The filters, with a skeleton while they load. */
export const Filters = (props: FiltersProps) => (
  <Suspense fallback={<FiltersWaiting />}>
    <LoadedFilters {...props} />
  </Suspense>
)

export interface FilterRailProps extends FiltersProps {
  /** True until the results are shown; the filters are rendered after them. */
  readonly isWaiting?: boolean
}

/** The filters beside the results; on a phone they are in a sheet instead. */
export const FilterRail = memo(({ isWaiting = false, ...props }: FilterRailProps) => (
  <aside className={styles['rail']} aria-label={t('Filters')} tabIndex={-1}>
    <FiltersHead {...props} />
    {isWaiting ? <FiltersWaiting /> : <Filters {...props} />}
  </aside>
))
