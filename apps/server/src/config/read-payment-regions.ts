import type { PaymentRegion } from '@guildhall/domain/plans'
import { findCountry } from '@guildhall/domain/reference'

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const isService = (text: string): text is PaymentRegion['paymentService'] => text === 'stripe' || text === 'paystack'

const readOne = (text: string): PaymentRegion | null => {
  const [region = '', currency = '', symbol = '', price = '', service = '', ...more] = text.split(':')
  const basePrice = Number(price)
  if (findCountry(region) === undefined || !CURRENCIES.has(currency) || symbol === '' || more.length > 0) return null
  if (!/^\d+$/.test(price) || !Number.isSafeInteger(basePrice) || basePrice === 0 || !isService(service)) return null
  // Sums are counted in hundredths everywhere: a currency without them would be charged a hundredfold.
  const { maximumFractionDigits: digits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return digits === 2 ? { region, currency, symbol, basePrice, paymentService: service } : null
}

/**
 * Regions with a price and a provider of their own, as the operator writes them: 'ZA:ZAR:R:12500:paystack,AU:AUD:$:1020:stripe' (country,
 * currency, symbol, a seat's base price a month, provider). Null where one cannot be read or stands twice. Rule: PLAN-3.
 */
export const readPaymentRegions = (text: string): readonly PaymentRegion[] | null => {
  if (text.trim() === '') return []
  const regions = text.split(',').map((part) => readOne(part.trim()))
  const known = regions.filter((region) => region !== null)
  const once = new Set(known.map(({ region }) => region)).size === known.length
  return known.length === regions.length && once ? known : null
}
