import { createInvoice, createPlanLine, findDueInvoiceReminder, getCompanyPlan } from '@guildhall/domain/billing'
import type { Invoice, InvoicePurpose, InvoiceSettings } from '@guildhall/domain/billing'
import type { Company } from '@guildhall/domain/companies'
import { type BillingPeriod, type PaymentRegion, resolvePaymentRegion } from '@guildhall/domain/plans'
import { addDays } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database, insertRows } from '@guildhall/postgres'
import { listPaidPeriods, toDemoSubscription } from './demo-subscriptions.ts'
import { demoAccounts } from './market/demo-accounts.ts'

export interface AddDemoInvoicesDeps {
  readonly database: Database
  readonly invoiceSettings: InvoiceSettings
  readonly now: Date
  readonly paymentRegions: readonly PaymentRegion[]
}

/** Days ago on which companies on trial asked for an invoice that is still open; due after 14 days, so the first ones are overdue. */
const OPEN_SINCE_DAYS = [41, 29, 18, 11, 6, 3, 1]
/** Somewhat more than the year of the operators' numbers. */
const INVOICE_DAYS = 372
/** Enough for a believable market; a larger one need not have more invoices. */
const PAYING_MAX = 200

interface Draft {
  readonly company: Company
  readonly at: Date
  readonly purpose: InvoicePurpose
  readonly period: BillingPeriod | null
  readonly isPaid: boolean
}

const draftPaid = (company: Company, now: Date): readonly Draft[] =>
  listPaidPeriods(company)
    .map((period, place): Draft => ({
      company,
      at: period.start,
      purpose: place === 0 ? 'subscription' : 'renewal',
      period,
      isPaid: true,
    }))
    .filter(({ at }) => at > addDays(now, -INVOICE_DAYS))

const draftOpen = (companies: readonly Company[], now: Date): readonly Draft[] =>
  companies.slice(0, OPEN_SINCE_DAYS.length).map((company, place) => ({
    company,
    at: addDays(now, -(OPEN_SINCE_DAYS[place] ?? 1)),
    purpose: 'subscription',
    period: null,
    isPaid: false,
  }))

/**
 * The subscriptions of companies that pay or have paid, a year of their invoices, and open and overdue ones of companies on trial. The
 * companies of the demo accounts have none of these. Rule: MOD-48.
 */
export async function addDemoInvoices({
  database: { knex },
  invoiceSettings,
  now,
  paymentRegions,
}: AddDemoInvoicesDeps): Promise<void> {
  await knex.transaction(async (trx) => {
    const { companies, invoices, subscriptions } = createRepositories(trx)
    const all = await listOtherCompanies(trx, now)
    const paying = all.filter(({ accountType }) => accountType === 'paid').slice(0, PAYING_MAX)
    for (const company of paying) {
      const uuid = createIdGenerator({ now: () => company.createdAt }).uuid()
      const subscription = toDemoSubscription(company, listPaidPeriods(company), { now, paymentRegions, uuid })
      if (subscription !== null) await subscriptions.add(subscription)
    }
    const drafts = [
      ...paying.flatMap((company) => draftPaid(company, now)),
      ...draftOpen(
        all.filter(({ accountType }) => accountType === 'trial'),
        now,
      ),
    ]
    const made: Invoice[] = []
    // Numbers follow each other in time.
    for (const draft of drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const clock = { now: () => draft.at }
      const { company, isPaid, period, purpose } = draft
      const region = resolvePaymentRegion(company.countryCode, paymentRegions)
      const plan = getCompanyPlan(company)
      const ids = createIdGenerator(clock)
      const invoice = await createInvoice(
        { clock, ids, invoiceSettings },
        invoices,
      )({
        company,
        customer: null,
        purpose,
        lines: [createPlanLine(plan, region)],
        currency: region.currency,
        plan,
        period,
        ...(isPaid ? { paid: { at: draft.at, paymentId: `demo_${ids.uuid()}` } } : {}),
      })
      made.push({ ...invoice, remindedDay: findDueInvoiceReminder(invoice, now) })
      if (isPaid) continue
      const { dueAt: waitingInvoiceDueAt, number: waitingInvoiceNumber } = invoice
      await companies.save({ ...company, invoicePending: true, waitingInvoiceDueAt, waitingInvoiceNumber })
    }
    await insertRows(trx, 'invoices', made.map(toRow))
  })
}

/** A row of `invoices`. */
const toRow = ({ net, period, tax, total, ...invoice }: Invoice) => ({
  ...invoice,
  currency: total.currency,
  netMinor: net.minor,
  taxMinor: tax.minor,
  totalMinor: total.minor,
  periodStart: period?.start ?? null,
  periodEnd: period?.end ?? null,
})

/** Those that pay or have paid, and those on trial. */
const listOtherCompanies = async (knex: Database['knex'], now: Date): Promise<readonly Company[]> => {
  const { companies } = createRepositories(knex)
  const demo = Object.values(demoAccounts).map(({ email }) => email)
  const rows: readonly { readonly uuid: string }[] = await knex('companies')
    .whereNotIn('uuid', knex('accounts').whereIn('email', demo).whereNotNull('companyUuid').select('companyUuid'))
    .where((query) => void query.where({ accountType: 'paid' }).orWhere('trialEndsAt', '>', now))
    .orderBy('createdAt')
    .orderBy('uuid')
    .select('uuid')
  const found: Company[] = []
  for (const { uuid } of rows) {
    const company = await companies.find(uuid)
    if (company !== null) found.push(company)
  }
  return found
}
