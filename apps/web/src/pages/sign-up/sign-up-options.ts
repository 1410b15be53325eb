import { type BasePrice, DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/shared'
import { queryOptions } from '@tanstack/react-query'
import { api, orThrow } from '../../app/api.ts'

/** Where the visitor seems to be, and what a seat costs there. */
export interface SignUpOptionsView {
  readonly countryCode: string
  readonly planBase: BasePrice
}

/** What stands until the server has answered, or where it does not. */
export const usualOptions: SignUpOptionsView = {
  countryCode: DEFAULT_COUNTRY_CODE,
  planBase: DEFAULT_PAYMENT_REGION,
}

/** Asked once: it does not change under a visitor. Source: product-spec §7 GET /v0/signup_options. */
export const optionsQuery = queryOptions({
  queryKey: ['signup-options'],
  queryFn: async (): Promise<SignUpOptionsView> => {
    const { location, planBase } = orThrow(await api.readSignUpOptions())
    return { countryCode: location.countryCode, planBase }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
