import { NUMBERS_RANGES } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { WeekNumbers } from '../api/use-numbers.ts'
import { Headlines, NumberCharts, NumbersTable } from '../components/Numbers/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'

export type NumbersView = 'charts' | 'table'

export interface StaffNumbersPageProps {
  readonly numbers: Loadable<readonly WeekNumbers[]>
  /** How many weeks, this one included. */
  readonly range: number
  readonly view: NumbersView
  readonly isExporting: boolean
  readonly onRange: (range: number) => void
  readonly onView: (view: NumbersView) => void
  readonly onExport: () => void
}

const Numbers = ({ numbers, view }: Pick<StaffNumbersPageProps, 'numbers' | 'view'>) => {
  if (numbers.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the numbers')}>
        <Skeleton height="96px" />
        <Skeleton height="280px" />
        <Skeleton height="280px" />
      </SkeletonGroup>
    )
  if (numbers.state === 'failed')
    return (
      <EmptyState
        title={t('The numbers did not load')}
        actions={<Button onPress={numbers.onRetry}>{t('Try again')}</Button>}
      >
        {numbers.message}
      </EmptyState>
    )
  const weeks = numbers.value
  return (
    <>
      <Headlines weeks={weeks} />
      {view === 'charts' ? <NumberCharts weeks={weeks} /> : <NumbersTable weeks={weeks} />}
    </>
  )
}

/** What operators steer by, week by week. Rule: MOD-70. */
export const StaffNumbersPage = ({
  isExporting,
  onExport,
  onRange,
  onView,
  range,
  ...props
}: StaffNumbersPageProps) => (
  <StaffPage
    title={t('Numbers')}
    aside={
      <Cluster>
        <SegmentedControl
          aria-label={t('How many weeks')}
          segments={NUMBERS_RANGES.map((weeks) => ({ id: String(weeks), label: t('{weeks} weeks', { weeks }) }))}
          value={String(range)}
          onChange={(weeks) => onRange(Number(weeks))}
        />
        <SegmentedControl<NumbersView>
          aria-label={t('Charts or table')}
          segments={[
            { id: 'charts', label: t('Charts') },
            { id: 'table', label: t('Table') },
          ]}
          value={props.view}
          onChange={onView}
        />
        <Button isPending={isExporting} onPress={onExport}>
          {t('Save as CSV')}
        </Button>
      </Cluster>
    }
  >
    <Numbers {...props} />
  </StaffPage>
)
