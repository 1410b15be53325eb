import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  toInvoiceWire,
  toPlanOverviewWire,
  planFieldNames,
  toPlanChangePreviewWire,
  toPaymentStatus,
  toPlanOrder,
} from '../mappers/payment.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

type PaymentCalls =
  | 'startCheckout'
  | 'readPaymentDetails'
  | 'upgradePlan'
  | 'previewPlan'
  | 'cancelPlan'
  | 'resumePlan'
  | 'readPlan'
  | 'readPaymentStatus'
  | 'changeCard'
  | 'issueInvoice'
  | 'listInvoices'

/** Subscription, card and invoices of a company. Rules: BILL-12, BILL-23. */
export const paymentHandlers = ({ clock, useCases }: HandlerDeps): Pick<Handlers<Routes>, PaymentCalls> => ({
  startCheckout: async ({ actor, body, facts: { key }, params: { provider: service } }) => {
    const page = await useCases.startCheckout({ actor, service, order: toPlanOrder(body), key })
    return page.ok ? ok({ checkoutUrl: page.value.url }) : renameFields(page, planFieldNames)
  },
  readPaymentDetails: async ({ actor }) => {
    const card = await useCases.readCardDetails({ actor })
    return card.ok ? ok({ cardDetails: card.value }) : card
  },
  upgradePlan: async ({ actor, body, facts: { key }, params: { provider: service } }) => {
    const changed = await useCases.changePlan({ actor, service, order: toPlanOrder(body), key })
    return changed.ok ? ok(toPaymentStatus(changed.value)) : renameFields(changed, planFieldNames)
  },
  previewPlan: async ({ actor, body, params: { provider: service } }) => {
    const preview = await useCases.previewPlanChange({ actor, service, order: toPlanOrder(body) })
    return preview.ok ? ok(toPlanChangePreviewWire(preview.value)) : renameFields(preview, planFieldNames)
  },
  cancelPlan: async ({ actor, facts: { key }, params: { provider: service } }) => {
    const cancelled = await useCases.cancelSubscription({ actor, service, key })
    return cancelled.ok ? ok(toPaymentStatus(cancelled.value)) : cancelled
  },
  resumePlan: async ({ actor, facts: { key }, params: { provider: service } }) => {
    const resumed = await useCases.resumeSubscription({ actor, service, key })
    return resumed.ok ? ok(toPaymentStatus(resumed.value)) : resumed
  },
  readPlan: async ({ actor }) => {
    const plan = await useCases.readPlan({ actor })
    return plan.ok ? ok(toPlanOverviewWire(plan.value)) : plan
  },
  readPaymentStatus: ({ actor, params: { provider: service } }) => useCases.readPaymentStatus({ actor, service }),
  changeCard: async ({ actor, body, facts: { key }, params: { provider: service } }) => {
    const page = await useCases.startCardChange({ actor, service, url: body.url, key })
    return page.ok ? ok({ cardUrl: page.value.url }) : page
  },
  issueInvoice: async ({ actor, body }) => {
    const { annual_upgrade: annualUpgrade, seats } = body
    const invoice = await useCases.issueInvoice({
      actor,
      ...(annualUpgrade === undefined ? {} : { annualUpgrade }),
      ...(seats === undefined || seats === null ? {} : { seats }),
    })
    return invoice.ok ? ok({ invoice: toInvoiceWire(invoice.value, clock.now()) }) : invoice
  },
  listInvoices: async ({ actor, query }) => {
    const page = await useCases.listInvoices({ actor, page: toPageRequest(query) })
    if (!page.ok) return page
    const { items, nextCursor } = page.value
    return ok({ invoices: items.map((invoice) => toInvoiceWire(invoice, clock.now())), next_cursor: nextCursor })
  },
})
