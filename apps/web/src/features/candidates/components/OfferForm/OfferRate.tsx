import { type LowOffer, offerCurrencies, type OfferForm } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import { MoneyField } from '@guildhall/ui-kit/MoneyField'
import type { CandidateLens } from '../../candidate-lens.ts'
import { formatConverted, formatRatesDay } from '../../../../shared/format/format-converted.ts'
import { formatMoney } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface OfferRateProps {
  readonly per: 'hour' | 'year'
  readonly form: OfferForm
  readonly onChange: (change: Partial<OfferForm>) => void
  readonly candidate: CandidateView
  readonly lens: Pick<CandidateLens, 'rates'>
  readonly low: LowOffer | undefined
  readonly error: string | undefined
}

const isCurrency = (code: string): code is (typeof offerCurrencies)[number] =>
  offerCurrencies.some((known) => known === code)

/** The offered rate, with the candidate's rate, the amount in their currency, and a warning if it is far below. */
export const OfferRate = ({ per, form, onChange, candidate, lens, low, error }: OfferRateProps) => {
  const hourly = per === 'hour'
  const askingRate = hourly ? candidate.exactRate : candidate.permanentExactRate
  const askedIn = hourly ? candidate.currency : candidate.permanentCurrency
  const amount = hourly ? form.rate : form.permRate
  const chosen = hourly ? form.currency : form.permCurrency
  const currency = chosen ?? askedIn ?? 'USD'
  // The field is too narrow for the day of the rates, which stands below it.
  const fresh = { ...lens.rates, isStale: false }
  const about = amount === null || askedIn === null ? null : formatConverted(amount, currency, askedIn, fresh)
  const ratesDay = about === null ? null : formatRatesDay(lens.rates)
  const notes = [
    low && t('{count}% under the rate asked. You can send it all the same.', { count: 100 - low.percent }),
    ratesDay === null ? undefined : t('Converted at {rates}.', { rates: ratesDay }),
  ].filter((note) => note !== undefined)
  return (
    <MoneyField
      label={hourly ? t('Rate an hour') : t('Salary a year')}
      name={hourly ? 'rate' : 'permRate'}
      isRequired
      secondaryLabel={
        askingRate === null || askedIn === null
          ? undefined
          : t('Asks {money}', { money: formatMoney(askingRate, askedIn) })
      }
      currencies={offerCurrencies}
      value={{ amount, currency }}
      suffix={about ?? undefined}
      errorMessage={error}
      description={notes.length === 0 ? undefined : notes.join(' ')}
      descriptionTone="warning"
      onChange={(money) => {
        const code = isCurrency(money.currency) ? money.currency : currency
        onChange(hourly ? { rate: money.amount, currency: code } : { permRate: money.amount, permCurrency: code })
      }}
    />
  )
}
