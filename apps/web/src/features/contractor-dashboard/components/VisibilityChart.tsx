import type { VisibilityStatsDay } from '@guildhall/domain/search'
import { Text } from '@guildhall/ui-kit/Text'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../../shared/format/formats.ts'
import styles from './Visibility.module.css'
import { describeChart, formatVisibilityDay } from './format-visibility.ts'
import { t } from '../../../shared/i18n/index.ts'

interface BarHeights extends CSSProperties {
  readonly '--appeared': string
  readonly '--opened': string
}

const barsOf = ({ appeared, opened }: VisibilityStatsDay, most: number): BarHeights => ({
  '--appeared': `${(appeared / most) * 100}%`,
  '--opened': `${(opened / most) * 100}%`,
})

/** Two overlapping bars a day: searches that found the contractor, and views of the profile. One image for screen readers. */
export const VisibilityChart = ({
  days,
  now,
}: {
  readonly days: readonly VisibilityStatsDay[]
  readonly now: Date
}) => {
  const most = Math.max(1, ...days.flatMap(({ appeared, opened }) => [appeared, opened]))
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((day) => day ?? [])
  return (
    <div>
      <div className={styles['chart']} role="img" aria-label={describeChart(days, now)}>
        {days.map((day) => (
          <span
            key={day.date}
            className={styles['day']}
            style={barsOf(day, most)}
            title={t('{day}: appeared {appeared}, opened {opened}', {
              day: formatVisibilityDay(day.date, now),
              appeared: formatNumber(day.appeared),
              opened: formatNumber(day.opened),
            })}
          />
        ))}
      </div>
      <div className={styles['dates']} aria-hidden="true">
        {named.map(({ date }) => (
          <Text key={date} as="span" variant="caption" tone="muted">
            {formatVisibilityDay(date, now)}
          </Text>
        ))}
      </div>
    </div>
  )
}
