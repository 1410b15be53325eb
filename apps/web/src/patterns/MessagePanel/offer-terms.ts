import type { Offer } from '@guildhall/domain/conversations'
import { formatMoney, formatNumber } from '../../app/formats.ts'

const months = (duration: number): string => (duration === 1 ? '1 month' : `${duration} months`)

/** "USD 57 an hour, 4 months, remote": the terms of an offer in one line. */
export const offerTerms = ({ currency, rate, permCurrency, permRate, duration, workplaceType }: Offer): string =>
  [
    ...(rate !== null && currency !== null ? [`${formatMoney(rate, currency)} an hour`] : []),
    ...(permRate !== null && permCurrency !== null ? [`${permCurrency} ${formatNumber(permRate)} a year`] : []),
    ...(duration !== null ? [months(duration)] : []),
    workplaceType.toLowerCase(),
  ].join(', ')
