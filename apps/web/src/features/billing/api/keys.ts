import type { PlanOrder } from '../plan-order.ts'

/** Query keys of billing; `all` is stale when the company changes. */
export const billingKeys = {
  all: ['billing'],
  plan: ['billing', 'plan'],
  card: ['billing', 'card'],
  invoices: ['billing', 'invoices'],
  addresses: (typed: string) => ['addresses', typed],
  preview: (order: PlanOrder) => ['billing', 'preview', order],
} as const
