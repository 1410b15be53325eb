import type { Offer } from '@guildhall/domain/conversations'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { formatConverted } from '../../../../shared/format/format-converted.ts'
import { formatDate, formatMoney } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** One term of an offer: its name, its value, and the value in the reader's currency. */
export interface OfferTerm {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly converted: string | null
}

/** The reader's currencies for hourly and annual rates; null if they have none. */
export interface ReaderCurrencies {
  readonly hourly: string | null
  readonly yearly: string | null
}

const convertTo = (amount: number, from: string, to: string | null, rates: ExchangeRateTable): string | null =>
  to === null ? null : formatConverted(amount, from, to, rates)

export const formatDuration = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`

/** A date of the wire in the specification's format, in any time zone. */
export const formatOfferDay = (day: string): string => formatDate(`${day}T12:00:00`)

/** The terms of an offer, in reading order. Rule: CONV-28. */
export const offerTerms = (
  offer: Offer,
  rates: ExchangeRateTable,
  { hourly, yearly }: ReaderCurrencies,
): readonly OfferTerm[] => {
  const simpleTerm = (id: string, name: string, value: string): OfferTerm => ({ id, name, value, converted: null })
  const { rate, currency, permRate, permCurrency, duration } = offer
  return [
    ...(rate === null || currency === null
      ? []
      : [
          {
            id: 'rate',
            name: t('Rate'),
            value: t('{money} /hour', { money: formatMoney(rate, currency) }),
            converted: convertTo(rate, currency, hourly, rates),
          },
        ]),
    ...(permRate === null || permCurrency === null
      ? []
      : [
          {
            id: 'permRate',
            name: t('Salary'),
            value: t('{money} /annum', { money: formatMoney(permRate, permCurrency) }),
            converted: convertTo(permRate, permCurrency, yearly, rates),
          },
        ]),
    simpleTerm('opportunity', t('Opportunity'), offer.opportunityType),
    simpleTerm('workplace', t('Work type'), offer.workplaceType),
    simpleTerm('place', t('Place'), offer.location),
    ...(duration === null ? [] : [simpleTerm('duration', t('Duration'), formatDuration(duration))]),
    simpleTerm('start', t('Start'), formatOfferDay(offer.startDate)),
  ]
}

/** An offer in one grey line, for rows: "USD 38 /hour ≈ ZAR 698 · Remote · 5 months". */
export const formatOfferSummary = (offer: Offer, rates: ExchangeRateTable, currencies: ReaderCurrencies): string =>
  offerTerms(offer, rates, currencies)
    .filter(({ id }) => ['rate', 'permRate', 'workplace', 'duration'].includes(id))
    .map(({ value, converted }) => (converted === null ? value : `${value} ${converted}`))
    .join(' · ')

const verifications: Readonly<Record<string, string>> = {
  domain_verified: t('Domain verified'),
  verified: t('Verified'),
}

/** How far a company is verified; null if its verification has not started. Rule: COMP-5. */
export const getVerificationLabel = (verification: string): string | null => verifications[verification] ?? null
