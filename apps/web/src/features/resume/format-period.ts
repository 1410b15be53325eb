import type { WorkExperience } from '@guildhall/domain/profiles'
import { formatDuration } from '../../shared/format/format-duration.ts'
import { formatMonth } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

/** "Mar 2022 to now, 4 years 8 months" */
export const formatPeriod = ({ startDate, endDate, currentWork }: WorkExperience, now = new Date()): string => {
  const end = currentWork ? null : endDate
  return t('{month} to {until}, {duration}', {
    month: formatMonth(startDate),
    until: end === null ? t('now') : formatMonth(end),
    duration: formatDuration(startDate, end, now),
  })
}
