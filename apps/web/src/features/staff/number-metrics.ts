import { toMajorUnits } from '@guildhall/domain/shared'
import { formatMoney, formatNumber, formatShare, formatTenths } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { WeekNumbers } from './api/use-numbers.ts'

type ValueOf = (week: WeekNumbers) => number | null

export interface MetricSeries {
  readonly id: string
  /** In the chart, under the label of the subject. */
  readonly label: string
  /** In a table of all numbers. */
  readonly header: string
  readonly valueOf: ValueOf
}

/** A subject of the numbers: what it counts, and how it is written. */
export interface Metric {
  readonly id: string
  readonly label: string
  /** Of the compared figure, if the label does not say it. */
  readonly headlineLabel?: string
  /** What it counts. */
  readonly caption: string
  readonly mark: 'lines' | 'bars'
  readonly series: readonly MetricSeries[]
  /** The figure that is compared with the weeks before. */
  readonly headline: ValueOf
  /** Whether a week’s values can still change after it is over. */
  readonly canChange?: (week: WeekNumbers) => boolean
  readonly format: (value: number) => string
  readonly formatTick?: (value: number) => string
  /** A difference between two values; `format` by default. */
  readonly formatDifference?: (value: number) => string
  readonly isCount?: boolean
  readonly maxValue?: number
  readonly emptyText: string
}

const one = (label: string, valueOf: ValueOf): readonly MetricSeries[] => [
  { id: 'value', label, header: label, valueOf },
]
const formatHours = (hours: number): string => t('{hours} h', { hours: formatTenths(hours) })
const formatPoints = (share: number): string => t('{points} points', { points: formatTenths(share * 100) })
const counted = { format: formatNumber, isCount: true } as const
const rate = { format: formatShare, formatDifference: formatPoints } as const

const BEFORE_REVENUE: readonly Metric[] = [
  {
    ...counted,
    id: 'sign-ups',
    label: t('Sign-ups'),
    caption: t('People who verified their address and signed in for the first time.'),
    mark: 'lines',
    series: [
      {
        id: 'contractors',
        label: t('Contractors'),
        header: t('Contractors signed up'),
        valueOf: ({ signUps }) => signUps.contractors,
      },
      {
        id: 'employers',
        label: t('Employers'),
        header: t('Employers signed up'),
        valueOf: ({ signUps }) => signUps.employers,
      },
    ],
    headline: ({ signUps }) => signUps.contractors + signUps.employers,
    emptyText: t('Nobody has signed up yet.'),
  },
  {
    ...counted,
    id: 'approvals',
    label: t('Approvals'),
    caption: t('Profiles that became approved, by an operator or by the rule.'),
    mark: 'bars',
    series: one(t('Approvals'), ({ vetting }) => vetting.approvals),
    headline: ({ vetting }) => vetting.approvals,
    emptyText: t('No profile was approved yet.'),
  },
  {
    id: 'wait',
    label: t('Waiting time'),
    headlineLabel: t('Median waiting time'),
    caption: t('From submission to decision, by the week of the decision: half waited no longer than the median.'),
    mark: 'lines',
    series: [
      { id: 'median', label: t('Median'), header: t('Median wait'), valueOf: ({ vetting }) => vetting.medianHours },
      {
        id: 'ninetieth',
        label: t('90th percentile'),
        header: t('90th percentile of the wait'),
        valueOf: ({ vetting }) => vetting.ninetiethHours,
      },
    ],
    headline: ({ vetting }) => vetting.medianHours,
    format: formatHours,
    emptyText: t('No profile has waited for a decision yet.'),
  },
  {
    ...counted,
    id: 'requests',
    label: t('Requests'),
    caption: t('Contact requests that companies sent.'),
    mark: 'bars',
    series: one(t('Requests'), ({ requests }) => requests.sent),
    headline: ({ requests }) => requests.sent,
    emptyText: t('No request was sent yet.'),
  },
  {
    ...rate,
    id: 'answer-rate',
    label: t('Answer rate'),
    caption: t('Requests of the week that were accepted or declined within 14 days.'),
    mark: 'lines',
    series: one(t('Answer rate'), ({ requests }) => requests.answerRate),
    headline: ({ requests }) => requests.answerRate,
    canChange: ({ requests }) => !requests.isFinal,
    maxValue: 1,
    emptyText: t('No request was answered yet.'),
  },
  {
    ...rate,
    id: 'conversion',
    label: t('Trial to paid'),
    caption: t('Trials that began in the week and whose company paid by 30 days after their end.'),
    mark: 'lines',
    series: one(t('Trial to paid'), ({ trials }) => trials.conversion),
    headline: ({ trials }) => trials.conversion,
    canChange: ({ trials }) => !trials.isFinal,
    maxValue: 1,
    emptyText: t('No trial has begun yet.'),
  },
]

const AFTER_REVENUE: readonly Metric[] = [
  {
    ...counted,
    id: 'paying',
    label: t('Paying companies'),
    caption: t('Companies with a paid subscription at the end of the week.'),
    mark: 'lines',
    series: one(t('Paying companies'), ({ companies }) => companies.payingAtEnd),
    headline: ({ companies }) => companies.payingAtEnd,
    emptyText: t('No company pays yet.'),
  },
  {
    ...rate,
    id: 'churn',
    label: t('Churn'),
    caption: t('The share of companies that paid when the week began and no longer did at its end.'),
    mark: 'lines',
    series: one(t('Churn'), ({ companies }) => companies.churn),
    headline: ({ companies }) => companies.churn,
    emptyText: t('No company pays yet.'),
  },
]

const revenueIn = (currency: string): Metric => {
  const valueOf: ValueOf = ({ revenue }) =>
    toMajorUnits(revenue.find((money) => money.currency === currency) ?? { minor: 0 })
  const label = t('Revenue in {currency}', { currency })
  return {
    id: `revenue-${currency}`,
    label,
    caption: t('Invoices that were paid, less those that were credited, without tax.'),
    mark: 'bars',
    series: one(label, valueOf),
    headline: valueOf,
    format: (value) => formatMoney(value, currency),
    formatTick: formatNumber,
    emptyText: t('Nothing was paid yet.'),
  }
}

/** The subjects of these weeks, with revenue in each of its currencies. Rules: MOD-71, MOD-72, MOD-73, MOD-74. */
export const listMetrics = (weeks: readonly WeekNumbers[]): readonly Metric[] => {
  const currencies = new Set(weeks.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))
  return [...BEFORE_REVENUE, ...[...currencies].toSorted().map(revenueIn), ...AFTER_REVENUE]
}
