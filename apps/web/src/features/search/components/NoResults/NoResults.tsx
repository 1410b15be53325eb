import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import type { Relaxation, SearchParameters } from '@guildhall/domain/search'
import { formatPeopleCount } from '../../format-search.ts'
import styles from './NoResults.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** A search with one filter less, and the number of candidates that it finds. */
export interface CountedRelaxation extends Relaxation {
  readonly count: number
}

export interface NoResultsProps {
  /** Null while they are counted. */
  readonly relaxations: readonly CountedRelaxation[] | null
  readonly onChoose: (search: SearchParameters) => void
  readonly onClear: () => void
}

/** The empty state of a search: which filter to drop, with the number of candidates. Rule: SRCH-22. */
export const NoResults = ({ relaxations, onChoose, onClear }: NoResultsProps) => {
  if (relaxations === null) {
    return (
      <EmptyState isFlush illustration="search" title={t('Drop one and see who is there')}>
        <SkeletonGroup label={t('Counting who there would be')} className={styles['bones']}>
          <Skeleton variant="control" width={168} />
          <Skeleton variant="control" width={220} />
          <Skeleton variant="control" width={196} />
        </SkeletonGroup>
      </EmptyState>
    )
  }
  const clear = <Button onPress={onClear}>{t('Clear all filters')}</Button>
  if (relaxations.length === 0) {
    return (
      <EmptyState isFlush illustration="search" title={t('Nobody is there yet')} actions={clear}>
        {t('Leaving out one thing finds nobody either. Start again with fewer filters.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      isFlush
      illustration="search"
      title={t('Drop one and see who is there')}
      actions={
        <div className={styles['list']}>
          {relaxations.map(({ label, parameters, count }) => (
            <Button key={label} className={styles['choice']} onPress={() => onChoose(parameters)}>
              {label} <span className={styles['count']}>{formatPeopleCount(count)}</span>
            </Button>
          ))}
        </div>
      }
    >
      {t('Each button searches again with that one thing left out. The others stay.')}
    </EmptyState>
  )
}
