import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import { queryOptions } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type PlanView, planViewOf } from '../plan-view.ts'

/** All that is known of what the company pays; the channel makes it stale when the company changes. */
export const billingKey = ['billing'] as const

/** The plan with its price; asks no provider. */
export const planQuery = queryOptions({
  queryKey: [...billingKey, 'plan'],
  queryFn: async ({ signal }): Promise<PlanView> => planViewOf(orThrow(await api.readPlan({}, { signal }))),
})

/** The card that pays, null where none does. */
export const cardQuery = queryOptions({
  queryKey: [...billingKey, 'card'],
  queryFn: async ({ signal }): Promise<CardDetailsWire | null> =>
    orThrow(await api.readPaymentDetails({}, { signal })).cardDetails,
})
