import { type BasePrice, DEFAULT_PAYMENT_REGION, type PaymentService } from '@guildhall/domain/plans'
import { DEFAULT_COUNTRY_CODE } from '@guildhall/domain/reference'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { signUpKeys } from './keys.ts'

/** The visitor's probable country, and the prices there. */
export interface SignUpOptions {
  readonly countryCode: string
  readonly planBase: BasePrice
  readonly paymentService: PaymentService
  readonly products: Received<Routes['readSignUpOptions']>['products']
}

const defaultOptions: SignUpOptions = {
  countryCode: DEFAULT_COUNTRY_CODE,
  planBase: DEFAULT_PAYMENT_REGION,
  paymentService: DEFAULT_PAYMENT_REGION.paymentService,
  products: [],
}

const signUpOptionsQuery = queryOptions({
  queryKey: signUpKeys.options,
  queryFn: async (): Promise<SignUpOptions> => {
    const { location, paymentService, planBase, products } = orThrow(await api.readSignUpOptions())
    return { countryCode: location.countryCode, paymentService, planBase, products }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The visitor's options, loaded once; the defaults until the server has answered, or if it fails. Rule: ONB-8. */
export const useSignUpOptions = (): SignUpOptions => useQuery(signUpOptionsQuery).data ?? defaultOptions
