import {
  type BasePrice,
  type PaymentRegion,
  type PaymentService,
  type Product,
  listRegionProducts,
  resolvePaymentRegion,
} from '../plans/index.ts'
import { DEFAULT_COUNTRY_CODE } from '../reference/index.ts'

/** What a visitor can sign up for. Rule: ONB-8. */
export interface SignUpOptions {
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string
  readonly paymentRegion: string
  readonly planBase: BasePrice
  readonly paymentService: PaymentService
  readonly products: readonly Product[]
}

export interface SignUpOptionsDeps {
  /** The configured regions; if empty, only the US. */
  readonly paymentRegions: readonly PaymentRegion[]
}

/** The options of a visitor's country; an unknown country is the US. Rules: ONB-8, PLAN-3. */
export const signUpOptions =
  ({ paymentRegions }: SignUpOptionsDeps) =>
  (countryCode: string | null): SignUpOptions => {
    const known = countryCode !== null && /^[A-Z]{2}$/.test(countryCode) ? countryCode : DEFAULT_COUNTRY_CODE
    const region = resolvePaymentRegion(known, paymentRegions)
    const { paymentService, ...planBase } = region
    return {
      countryCode: known,
      paymentRegion: region.region,
      planBase,
      paymentService,
      products: listRegionProducts(region),
    }
  }
