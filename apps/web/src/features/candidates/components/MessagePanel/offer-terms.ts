import type { Offer } from '@guildhall/domain/conversations'
import { formatMoney, formatNumber } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

const months = (duration: number): string => (duration === 1 ? t('1 month') : t('{duration} months', { duration }))

/** The terms of an offer in one line: "USD 57 an hour, 4 months, remote". */
export const offerTerms = ({ currency, rate, permCurrency, permRate, duration, workplaceType }: Offer): string =>
  [
    ...(rate !== null && currency !== null ? [t('{money} an hour', { money: formatMoney(rate, currency) })] : []),
    ...(permRate !== null && permCurrency !== null
      ? [t('{permCurrency} {number} a year', { permCurrency, number: formatNumber(permRate) })]
      : []),
    ...(duration !== null ? [months(duration)] : []),
    workplaceType.toLowerCase(),
  ].join(', ')
