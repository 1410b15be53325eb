import {
  availabilityOptions,
  contractDurationOptions,
  findDaysLabel,
  opportunityTypes,
} from '@guildhall/domain/reference'
import type { CandidateView } from '@guildhall/domain/search'
import { formatConverted } from '../../shared/format/format-converted.ts'
import { formatMoney } from '../../shared/format/formats.ts'
import { type CandidateLens, getHourlyCurrency, getYearlyCurrency } from './candidate-lens.ts'
import { t } from '../../shared/i18n/index.ts'

/** "Thandeka Mkhize" */
export const fullName = ({ firstName, lastName }: Pick<CandidateView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** A rate in the candidate's own currency, and its approximate value in the viewer's; null if both are the same. */
export interface FormattedRate {
  readonly own: string
  readonly per: '/hour' | '/annum'
  readonly converted: string | null
}

/** The hourly rate; null if the candidate takes no contracts or has no rate. */
export function hourlyRate(candidate: CandidateView, lens: CandidateLens): FormattedRate | null {
  const { currency, exactRate } = candidate
  if (exactRate === null || currency === null) return null
  return {
    own: formatMoney(exactRate, currency),
    per: '/hour',
    converted: formatConverted(exactRate, currency, getHourlyCurrency(lens), lens.rates),
  }
}

/** The yearly salary; null if the candidate takes no permanent work or has no salary. */
export function yearlyRate(candidate: CandidateView, lens: CandidateLens): FormattedRate | null {
  const { permanentCurrency, permanentExactRate } = candidate
  if (permanentExactRate === null || permanentCurrency === null) return null
  return {
    own: formatMoney(permanentExactRate, permanentCurrency),
    per: '/annum',
    converted: formatConverted(permanentExactRate, permanentCurrency, getYearlyCurrency(lens), lens.rates),
  }
}

/** The rate in a row: the yearly one in a search for permanent work, else the hourly one. */
export const rowRate = (candidate: CandidateView, lens: CandidateLens): FormattedRate | null =>
  lens.search?.opportunityType === 'Permanent'
    ? (yearlyRate(candidate, lens) ?? hourlyRate(candidate, lens))
    : (hourlyRate(candidate, lens) ?? yearlyRate(candidate, lens))

/** "Available now" or "In 1-3 weeks": the short form for a row. */
export function rowAvailability(days: number): { readonly isNow: boolean; readonly words: string } {
  if (days === 0) return { isNow: true, words: t('Available now') }
  const label = findDaysLabel(availabilityOptions, days)
  if (label === undefined) return { isNow: false, words: t('Not given') }
  return { isNow: false, words: t('In {label}', { label: t(label).replace('> ', 'over ').toLowerCase() }) }
}

/** "Permanent or contract" */
export const formatOpportunity = ({ opportunityType }: Pick<CandidateView, 'opportunityType'>): string =>
  t(opportunityTypes.find(({ value }) => value === opportunityType)?.label ?? opportunityType)

/** "Permanent or contract, 3-6 months at least": includes the shortest contract if the candidate takes contracts. */
export function formatOpportunityWithDuration(candidate: CandidateView): string {
  const words = formatOpportunity(candidate)
  const shortest = findDaysLabel(contractDurationOptions, candidate.contractMin)
  if (candidate.opportunityType === 'permanent' || candidate.contractMin === 0 || shortest === undefined) return words
  return t('{words}, {shortest} at least', { words, shortest: t(shortest).toLowerCase() })
}
