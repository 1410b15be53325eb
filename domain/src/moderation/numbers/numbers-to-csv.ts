import { calendarDateOf, toCsv, toMajorUnits } from '../../shared/index.ts'
import type { WeekNumbers } from './week-numbers.ts'

type Cell = string | number | null
type Column = readonly [head: string, toCell: (week: WeekNumbers) => Cell]

/** Shares have four digits, so that a spreadsheet shows them as per cent. */
const toShare = (rate: number | null): number | null => (rate === null ? null : Math.round(rate * 10_000) / 10_000)

const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'no')

const COLUMNS: readonly Column[] = [
  ['Week', ({ week }) => week],
  ['Monday (UTC)', ({ start }) => calendarDateOf(start)],
  ['Over', ({ isInProgress }) => yesOrNo(!isInProgress)],
  ['Sign-ups of contractors', ({ signUps }) => signUps.contractors],
  ['Sign-ups of employers', ({ signUps }) => signUps.employers],
  ['Approvals', ({ vetting }) => vetting.approvals],
  ['Decisions', ({ vetting }) => vetting.decisions],
  ['Median wait (hours)', ({ vetting }) => vetting.medianHours],
  ['90th percentile of the wait (hours)', ({ vetting }) => vetting.ninetiethHours],
  ['Requests', ({ requests }) => requests.sent],
  ['Requests that count', ({ requests }) => requests.countable],
  ['Answered in 14 days', ({ requests }) => requests.answered],
  ['Answer rate', ({ requests }) => toShare(requests.answerRate)],
  ['Answer rate is final', ({ requests }) => yesOrNo(requests.isFinal)],
  ['Trials', ({ trials }) => trials.started],
  ['Trials that paid', ({ trials }) => trials.paid],
  ['Trial to paid', ({ trials }) => toShare(trials.conversion)],
  ['Trial to paid is final', ({ trials }) => yesOrNo(trials.isFinal)],
  ['Paying at the start', ({ companies }) => companies.payingAtStart],
  ['Stopped paying', ({ companies }) => companies.stopped],
  ['Churn', ({ companies }) => toShare(companies.churn)],
  ['Paying at the end', ({ companies }) => companies.payingAtEnd],
]

/** A column for each currency that there was revenue in. Weeks without are 0. */
const revenueColumns = (numbers: readonly WeekNumbers[]): readonly Column[] => {
  const currencies = [...new Set(numbers.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].toSorted()
  return currencies.map((currency) => [
    `Revenue (${currency})`,
    ({ revenue }) => toMajorUnits(revenue.find((money) => money.currency === currency) ?? { minor: 0 }),
  ])
}

/** A row for each week, with all of its numbers. Rule: MOD-70. */
export const numbersToCsv = (numbers: readonly WeekNumbers[]): string => {
  const columns = [...COLUMNS, ...revenueColumns(numbers)]
  return toCsv([columns.map(([head]) => head), ...numbers.map((week) => columns.map(([, toCell]) => toCell(week)))])
}
