import { addDays } from '@guildhall/domain/shared'
import { formatDay, formatNumber } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'

const DAYS = 30

/** A company's view of the CV, with its date (ISO 8601). */
export interface CvView {
  readonly openedAt: string
  readonly company: { readonly name: string; readonly uuid: string }
}

/**
 * Summarizes who opened the CV in the last 30 days; `opened` is sorted newest first, `hasMore` means that earlier ones were not loaded. Rule:
 * FILE-12.
 */
export const formatCvViews = (opened: readonly CvView[], hasMore: boolean, now: Date): string => {
  const [last] = opened
  if (last === undefined) return t('Nobody has opened it yet. You will see here who does.')
  const from = addDays(now, -DAYS)
  const recent = opened.filter(({ openedAt }) => new Date(openedAt) >= from)
  const companies = new Set(recent.map(({ company }) => company.uuid)).size
  const by = { company: last.company.name, day: formatDay(last.openedAt, now) }
  if (companies < 2) return t('Opened last by {company} on {day}.', by)
  const isPart = hasMore && recent.length === opened.length
  const count = `${formatNumber(companies)}${isPart ? '+' : ''}`
  return t('Opened by {count} companies in the last 30 days, last by {company} on {day}.', { ...by, count })
}
