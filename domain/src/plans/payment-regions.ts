import { DEFAULT_COUNTRY_CODE } from '../reference/index.ts'

/** A seat's monthly price in whole US dollars, before the size multiplier. */
export const BASE_PRICE_USD = 680

/** The payment providers: the first is the default. Rule: PLAN-3. */
export type PaymentService = 'stripe' | 'paystack'

/** A seat's monthly price before the size multiplier, in whole units of the currency. Rule: PLAN-3. */
export interface BasePrice {
  readonly basePrice: number
  readonly region: string
  /** ISO 4217 */
  readonly currency: string
  readonly symbol: string
}

/** The prices and the payment provider of a region. */
export interface PaymentRegion extends BasePrice {
  readonly paymentService: PaymentService
}

/** The default region, for every country without settings. Rule: PLAN-3. */
export const DEFAULT_PAYMENT_REGION: PaymentRegion = {
  basePrice: BASE_PRICE_USD,
  region: DEFAULT_COUNTRY_CODE,
  currency: 'USD',
  symbol: '$',
  paymentService: 'stripe',
}

/** The region of a country (ISO 3166-1 alpha-2); the default region if it has no settings. */
export const resolvePaymentRegion = (countryCode: string | null, regions: readonly PaymentRegion[]): PaymentRegion =>
  regions.find(({ region }) => region === countryCode) ??
  regions.find(({ region }) => region === DEFAULT_COUNTRY_CODE) ??
  DEFAULT_PAYMENT_REGION
