import { type BasePrice, DEFAULT_PAYMENT_REGION, type PaymentService } from '@guildhall/domain/plans'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { queryOptions } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'

/** Where the visitor seems to be, and what a seat costs there. */
export interface SignUpOptionsView {
  readonly countryCode: string
  readonly planBase: BasePrice
  readonly paymentService: PaymentService
  readonly products: Received<Routes['readSignUpOptions']>['products']
}

/** What stands until the server has answered, or where it does not. */
export const usualOptions: SignUpOptionsView = {
  countryCode: DEFAULT_COUNTRY_CODE,
  planBase: DEFAULT_PAYMENT_REGION,
  paymentService: DEFAULT_PAYMENT_REGION.paymentService,
  products: [],
}

/** Asked once: it does not change under a visitor. Rule: ONB-8. */
export const optionsQuery = queryOptions({
  queryKey: ['signup-options'],
  queryFn: async (): Promise<SignUpOptionsView> => {
    const { location, paymentService, planBase, products } = orThrow(await api.readSignUpOptions())
    return { countryCode: location.countryCode, paymentService, planBase, products }
  },
  staleTime: Number.POSITIVE_INFINITY,
})
