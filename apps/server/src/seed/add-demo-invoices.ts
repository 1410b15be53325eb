import {
  createInvoice,
  createPlanLine,
  findDueInvoiceReminder,
  getCompanyPlan,
  type Invoice,
  type InvoiceSettings,
} from '@guildhall/domain/billing'
import type { Company } from '@guildhall/domain/companies'
import { type PaymentRegion, resolvePaymentRegion } from '@guildhall/domain/plans'
import { addDays } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database } from '@guildhall/postgres'
import { demoAccounts } from './market/demo-accounts.ts'

export interface AddDemoInvoicesDeps {
  readonly database: Database
  readonly invoiceSettings: InvoiceSettings
  readonly now: Date
  readonly paymentRegions: readonly PaymentRegion[]
}

/** Days ago on which companies on trial asked for an invoice that is still open; due after 14 days, so the first ones are overdue. */
const OPEN_SINCE_DAYS = [41, 29, 18, 11, 6, 3, 1]
const MONTHS = 12
const DAYS_OF_MONTH = 30
/** Enough for a believable market; a larger one need not have more invoices. */
const PAYING_MAX = 30

interface Draft {
  readonly company: Company
  readonly at: Date
  readonly purpose: Invoice['purpose']
  readonly isPaid: boolean
}

const draftPaid = (companies: readonly Company[], now: Date): readonly Draft[] =>
  companies.slice(0, PAYING_MAX).flatMap((company, at) => {
    // They did not all begin a year ago, so that revenue grows.
    const months = MONTHS - ((at * 5) % MONTHS)
    return Array.from({ length: months }, (_, month): Draft => ({
      company,
      at: addDays(now, -((at * 3) % DAYS_OF_MONTH) - 1 - month * DAYS_OF_MONTH),
      purpose: month === months - 1 ? 'subscription' : 'renewal',
      isPaid: true,
    }))
  })

const draftOpen = (companies: readonly Company[], now: Date): readonly Draft[] =>
  companies.slice(0, OPEN_SINCE_DAYS.length).map((company, at) => ({
    company,
    at: addDays(now, -(OPEN_SINCE_DAYS[at] ?? 1)),
    purpose: 'subscription',
    isPaid: false,
  }))

/**
 * A year of monthly invoices of companies that pay, and open and overdue ones of companies on trial. The companies of the demo accounts have
 * none of these. Rule: MOD-48.
 */
export async function addDemoInvoices({
  database: { knex },
  invoiceSettings,
  now,
  paymentRegions,
}: AddDemoInvoicesDeps): Promise<void> {
  await knex.transaction(async (trx) => {
    const { companies, invoices } = createRepositories(trx)
    const all = await listOtherCompanies(trx)
    const drafts = [
      ...draftPaid(
        all.filter(({ subscriptionStatus }) => subscriptionStatus === 'active'),
        now,
      ),
      ...draftOpen(
        all.filter(({ accountType }) => accountType === 'trial'),
        now,
      ),
    ]
    // Numbers follow each other in time.
    for (const draft of drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const clock = { now: () => draft.at }
      const { company } = draft
      const region = resolvePaymentRegion(company.countryCode, paymentRegions)
      const plan = getCompanyPlan(company)
      const ids = createIdGenerator(clock)
      const made = await createInvoice(
        { clock, ids, invoiceSettings },
        invoices,
      )({
        company,
        customer: null,
        purpose: draft.purpose,
        lines: [createPlanLine(plan, region)],
        currency: region.currency,
        plan,
        period: null,
        ...(draft.isPaid ? { paid: { at: draft.at, paymentId: `demo_${ids.uuid()}` } } : {}),
      })
      const invoice = { ...made, remindedDay: findDueInvoiceReminder(made, now) }
      await invoices.add(invoice)
      if (draft.isPaid) continue
      const { dueAt: waitingInvoiceDueAt, number: waitingInvoiceNumber } = invoice
      await companies.save({ ...company, invoicePending: true, waitingInvoiceDueAt, waitingInvoiceNumber })
    }
  })
}

const listOtherCompanies = async (knex: Database['knex']): Promise<readonly Company[]> => {
  const { companies } = createRepositories(knex)
  const demo = Object.values(demoAccounts).map(({ email }) => email)
  const rows: readonly { readonly uuid: string }[] = await knex('companies')
    .whereNotIn('uuid', knex('accounts').whereIn('email', demo).whereNotNull('companyUuid').select('companyUuid'))
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
