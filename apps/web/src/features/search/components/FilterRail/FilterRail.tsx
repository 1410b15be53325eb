import { lazy, memo, Suspense } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { activeFilters, withoutFilters } from '../../format-search.ts'
import type { FiltersProps } from './filters-props.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

// Sliders, lists and all that is typed in: nobody waits for them to see who was found.
const loadFilters = () => import('./Filters.tsx')
const LoadedFilters = lazy(async () => ({ default: (await loadFilters()).Filters }))

/** How many filters are set, and the way to clear them all. */
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

/** The heights of the filters that are on their way. */
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

/** What people are filtered by, once it has come. */
export const Filters = (props: FiltersProps) => (
  <Suspense fallback={<FiltersWaiting />}>
    <LoadedFilters {...props} />
  </Suspense>
)

export interface FilterRailProps extends FiltersProps {
  /** The people come first: the filters are drawn when they are there. */
  readonly isWaiting?: boolean
}

/** The filters beside the results; on a phone they are a sheet instead. */
export const FilterRail = memo(({ isWaiting = false, ...props }: FilterRailProps) => (
  <aside className={styles['rail']} aria-label={t('Filters')} tabIndex={-1}>
    <FiltersHead {...props} />
    {isWaiting ? <FiltersWaiting /> : <Filters {...props} />}
  </aside>
))
