import type { ContractorProfile, HiddenReason, WorkExperience } from '@guildhall/domain/profiles'
import { formatMonth } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

/** A sentence on being found, with the tone of its dot. */
export interface StandingWords {
  readonly tone: 'success' | 'outline' | 'warning' | 'danger' | 'info'
  readonly text: string
}

const notApproved: Readonly<Record<ContractorProfile['vettingStatus'], StandingWords>> = {
  incomplete: { tone: 'outline', text: t('Not searchable until your profile is complete') },
  pending: { tone: 'info', text: t('Complete, and waiting to be looked at') },
  approved: { tone: 'success', text: t('Approved and searchable') },
  changes_requested: { tone: 'warning', text: t('Not searchable: changes were asked for') },
  rejected: { tone: 'danger', text: t('Not searchable: the profile was not accepted') },
  suspended: { tone: 'danger', text: t('Suspended') },
}

/** Whether employers can find somebody, and why not. Rule: PROF-21. */
export function standingWords(
  { vettingStatus }: Pick<ContractorProfile, 'vettingStatus'>,
  hidden: HiddenReason | null,
): StandingWords {
  switch (hidden) {
    case null:
      return { tone: 'success', text: t('Approved and searchable') }
    case 'not-verified':
      return { tone: 'warning', text: t('Not searchable until your e-mail is verified') }
    case 'incomplete':
      return notApproved.incomplete
    case 'not-approved':
      return notApproved[vettingStatus]
    case 'paused':
      return { tone: 'outline', text: t('Paused: employers cannot find you') }
    case 'availability-not-confirmed':
      return { tone: 'warning', text: t('Not searchable until you confirm when you are available') }
  }
}

/** The same in two short lines, for the foot of the navigation. */
export interface ShortStandingWords {
  readonly tone: StandingWords['tone']
  readonly title: string
  readonly text: string
}

const shortNotApproved: Readonly<Record<ContractorProfile['vettingStatus'], string>> = {
  incomplete: t('Your profile is not complete'),
  pending: t('Your profile is looked at'),
  approved: t('Your profile is looked at'),
  changes_requested: t('Changes were asked for'),
  rejected: t('Your profile was not accepted'),
  suspended: t('Your account is suspended'),
}

/** Whether employers can find somebody, in a word, and why. Rule: PROF-21. */
export function shortStandingWords(
  vettingStatus: ContractorProfile['vettingStatus'],
  hidden: HiddenReason | null,
): ShortStandingWords {
  const { tone } = standingWords({ vettingStatus }, hidden)
  const title = t('Not searchable')
  switch (hidden) {
    case null:
      return { tone, title: t('Searchable'), text: t('Employers can find you') }
    case 'not-verified':
      return { tone, title, text: t('Your e-mail is not verified') }
    case 'incomplete':
      return { tone, title, text: shortNotApproved.incomplete }
    case 'not-approved':
      return { tone, title, text: shortNotApproved[vettingStatus] }
    case 'paused':
      return { tone, title: t('Paused'), text: t('Employers cannot find you') }
    case 'availability-not-confirmed':
      return { tone, title, text: t('Say when you are available') }
  }
}

const MONTHS_PER_YEAR = 12
const monthsIn = (date: string): number => Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7))
const count = (value: number, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`

/** "4 years 8 months": both first and last month counted. Dates are YYYY-MM-DD. */
export function durationWords(start: string, end: string): string {
  const months = Math.max(1, monthsIn(end) - monthsIn(start) + 1)
  const years = Math.floor(months / MONTHS_PER_YEAR)
  const rest = months % MONTHS_PER_YEAR
  return [years > 0 && count(years, 'year'), rest > 0 && count(rest, 'month')].filter(Boolean).join(' ')
}

/** "Mar 2022 to now, 4 years 8 months" */
export function periodWords({ startDate, endDate, currentWork }: WorkExperience, now = new Date()): string {
  const end = currentWork || endDate === null ? now.toISOString().slice(0, 10) : endDate
  const until = currentWork || endDate === null ? 'now' : formatMonth(endDate)
  return t('{month} to {until}, {duration}', {
    month: formatMonth(startDate),
    until,
    duration: durationWords(startDate, end),
  })
}
