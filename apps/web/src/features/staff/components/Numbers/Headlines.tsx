import { Heading, Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { WeekNumbers } from '../../api/use-numbers.ts'
import { listMetrics } from '../../number-metrics.ts'
import { formatWeek, headlineOf } from '../../number-words.ts'
import styles from './Numbers.module.css'

/** The newest figure of each subject that cannot change any more, compared with the weeks before. Rule: MOD-70. */
export const Headlines = ({ weeks }: { readonly weeks: readonly WeekNumbers[] }) => {
  const complete = weeks.findLast(({ isInProgress }) => !isInProgress)
  if (complete === undefined) return null
  return (
    <section aria-label={t('The last complete week')}>
      <Heading level={2} variant="subheading">
        {formatWeek(complete)}
      </Heading>
      <Text variant="caption">{t('Compared with the average of the four weeks before.')}</Text>
      <ul className={styles['headlines']}>
        {listMetrics(weeks).map((metric) => {
          const { change, value, week } = headlineOf(weeks, metric)
          return (
            <li key={metric.id} className={styles['headline']}>
              <Text variant="label">{metric.headlineLabel ?? metric.label}</Text>
              <Text variant="figure">{value}</Text>
              <Text variant="caption">{change}</Text>
              {week !== null && week !== complete && (
                <Text variant="caption" tone="faint">
                  {formatWeek(week)}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
