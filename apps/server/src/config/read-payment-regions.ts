import type { PaymentRegion } from '@guildhall/domain/plans'
import { findCountry } from '@guildhall/domain/reference'

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const isService = (text: string): text is PaymentRegion['paymentService'] => text === 'stripe' || text === 'paystack'

const parsePaymentRegion = (text: string): PaymentRegion | null => {
  const [region = '', currency = '', symbol = '', price = '', service = '', ...more] = text.split(':')
  const basePrice = Number(price)
  if (findCountry(region) === undefined || !CURRENCIES.has(currency) || symbol === '' || more.length > 0) return null
  if (!/^\d+$/.test(price) || !Number.isSafeInteger(basePrice) || basePrice === 0 || !isService(service)) return null
  // Amounts are in hundredths everywhere: a currency without minor units would be charged a hundredfold.
  const { maximumFractionDigits: digits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return digits === 2 ? { region, currency, symbol, basePrice, paymentService: service } : null
}

/**
 * Parses regions with their own price and provider: 'ZA:ZAR:R:12500:paystack,AU:AUD:$:1020:stripe' (country, currency, symbol, monthly
 * base price of a seat, provider). Null if one is invalid or a country occurs twice. Rule: PLAN-3.
 */
export const parsePaymentRegions = (text: string): readonly PaymentRegion[] | null => {
  if (text.trim() === '') return []
  const regions = text.split(',').map((part) => parsePaymentRegion(part.trim()))
  const valid = regions.filter((region) => region !== null)
  const areUnique = new Set(valid.map(({ region }) => region)).size === valid.length
  return valid.length === regions.length && areUnique ? valid : null
}
