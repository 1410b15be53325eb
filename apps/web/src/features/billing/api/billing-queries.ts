import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type PlanView, planFromWire } from '../plan-view.ts'
import { billingKeys } from './keys.ts'

/** The plan with its price; calls no payment provider. */
export const planQuery = queryOptions({
  queryKey: billingKeys.plan,
  queryFn: async ({ signal }): Promise<PlanView> => planFromWire(orThrow(await api.readPlan({}, { signal }))),
})

/** The card that pays; null if none does. */
export const cardQuery = queryOptions({
  queryKey: billingKeys.card,
  queryFn: async ({ signal }): Promise<CardDetailsWire | null> =>
    orThrow(await api.readPaymentDetails({}, { signal })).cardDetails,
})

export const usePlan = () => useQuery(planQuery)

export const useCard = () => useQuery(cardQuery)
