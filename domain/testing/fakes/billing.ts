import { findDueInvoiceReminder, foldMessageText, isOverdue, isWorkDue } from '../../src/index.ts'
import type {
  GatewayEvent,
  Invoice,
  InvoiceFilter,
  InvoiceRepository,
  PaymentEventRepository,
  Subscription,
  SubscriptionRepository,
} from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** Subscriptions in memory. */
export const fakeSubscriptions = (
  ...given: readonly Subscription[]
): SubscriptionRepository & Restorable & { readonly all: () => readonly Subscription[] } => {
  const { rows, snapshot } = memory<string, Subscription>()
  const versions = memory<string, number>()
  for (const subscription of given) rows.set(subscription.uuid, subscription)
  const of = (companyUuid: string) => [...rows.values()].filter((row) => row.companyUuid === companyUuid)
  const runs = ({ endedAt }: Subscription): boolean => endedAt === null
  return {
    snapshot: () => {
      const restores = [snapshot(), versions.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    all: () => [...rows.values()],
    readVersion: async (companyUuid) => versions.rows.get(companyUuid) ?? 0,
    advanceVersion: async (companyUuid, from) => {
      if ((versions.rows.get(companyUuid) ?? 0) !== from) return false
      versions.rows.set(companyUuid, from + 1)
      return true
    },
    findRunning: async (companyUuid) => of(companyUuid).find(runs) ?? null,
    findRunningForUpdate: async (companyUuid) => of(companyUuid).find(runs) ?? null,
    findLatest: async (companyUuid) =>
      of(companyUuid).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null,
    findBySubscriptionIdForUpdate: async (service, subscriptionId) =>
      [...rows.values()].find((row) => row.service === service && row.subscriptionId === subscriptionId) ?? null,
    add: async (subscription) => {
      if (runs(subscription) && of(subscription.companyUuid).some(runs)) return 'running-already'
      rows.set(subscription.uuid, subscription)
      return 'added'
    },
    save: async (subscription) => void rows.set(subscription.uuid, subscription),
    listDue: async (work, now, limit) =>
      [...rows.values()]
        .filter((row) => isWorkDue(work, row, now))
        .slice(0, limit)
        .map(({ companyUuid }) => companyUuid),
  }
}

/** Payment events in memory. */
export const fakePaymentEvents = (): PaymentEventRepository & Restorable => {
  const { rows, snapshot } = memory<string, GatewayEvent & { readonly service: string; readonly receivedAt: Date }>()
  return {
    snapshot,
    add: async (service, event, receivedAt) => {
      const key = `${service} ${event.id}`
      if (rows.has(key)) return 'known'
      rows.set(key, { ...event, service, receivedAt })
      return 'added'
    },
    listOf: async (service, subscriptionId, limit) =>
      [...rows.values()]
        .filter((row) => row.service === service && row.subscriptionId === subscriptionId)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .slice(0, limit)
        .map(({ createdAt, id, receivedAt, type }) => ({ id, type, createdAt, receivedAt })),
  }
}

const prefixes = { invoice: 'GH', 'credit-note': 'GHC' } as const

const isWaiting = ({ state }: InvoiceFilter): boolean => state === 'open' || state === 'overdue'

const isFound = (invoice: Invoice, { now, state, text }: InvoiceFilter): boolean => {
  const inState = state === 'overdue' ? isOverdue(invoice, now) : state === 'all' || invoice.status === state
  return inState && foldMessageText(`${invoice.number} ${invoice.customer.name}`).includes(foldMessageText(text))
}

/** Invoices in memory. */
export const fakeInvoices = (): InvoiceRepository & Restorable & { readonly all: () => readonly Invoice[] } => {
  const { rows, snapshot } = memory<string, Invoice>()
  const series = memory<string, number>()
  const newestFirst = (companyUuid: string): readonly Invoice[] =>
    [...rows.values()]
      .filter((row) => row.companyUuid === companyUuid)
      .toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
  const find = (holds: (invoice: Invoice) => boolean): Invoice | null => [...rows.values()].find(holds) ?? null
  return {
    all: () => [...rows.values()],
    snapshot: () => {
      const restores = [snapshot(), series.snapshot()]
      return () => {
        for (const restore of restores) restore()
      }
    },
    nextNumber: async (kind) => {
      const next = (series.rows.get(kind) ?? 0) + 1
      series.rows.set(kind, next)
      return `${prefixes[kind]}-${String(next).padStart(6, '0')}`
    },
    add: async (invoice) => {
      const { companyUuid, creditsUuid, paymentId, purpose, status } = invoice
      if (paymentId !== null && find((row) => row.paymentId === paymentId)) return 'known-payment'
      if (creditsUuid !== null && find((row) => row.creditsUuid === creditsUuid)) return 'credited-already'
      const open = (row: Invoice) => row.companyUuid === companyUuid && row.purpose === purpose && row.status === 'open'
      if (status === 'open' && find(open)) return 'open-already'
      rows.set(invoice.uuid, invoice)
      return 'added'
    },
    save: async (invoice) => void rows.set(invoice.uuid, invoice),
    find: async (uuid) => rows.get(uuid) ?? null,
    findForUpdate: async (uuid) => rows.get(uuid) ?? null,
    findByNumber: async (number) => find((row) => row.number === number),
    findOpen: async (companyUuid, purpose) =>
      find((row) => row.companyUuid === companyUuid && row.purpose === purpose && row.status === 'open'),
    listReminderDue: async (now, limit) =>
      [...rows.values()]
        .filter((row) => findDueInvoiceReminder(row, now) !== null)
        .slice(0, limit)
        .map(({ uuid }) => uuid),
    listOpen: async () =>
      [...rows.values()]
        .filter(({ status }) => status === 'open')
        .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime()),
    findFirstOpen: async (companyUuid) =>
      [...rows.values()]
        .filter((row) => row.companyUuid === companyUuid && row.status === 'open')
        .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0] ?? null,
    list: async (companyUuid, page) => cursorPage(newestFirst(companyUuid), page, ({ uuid }) => uuid),
    search: async (filter, page) => {
      const found = [...rows.values()].filter((row) => isFound(row, filter))
      const [key, sign] = isWaiting(filter) ? (['dueAt', 1] as const) : (['issuedAt', -1] as const)
      const sorted = found.toSorted(
        (a, b) => sign * (a[key].getTime() - b[key].getTime() || (a.uuid < b.uuid ? -1 : 1)),
      )
      return cursorPage(sorted, page, ({ uuid }) => uuid)
    },
    findCreditNote: async (invoiceUuid) => find(({ creditsUuid }) => creditsUuid === invoiceUuid),
    listPaymentIds: async (companyUuid) => newestFirst(companyUuid).flatMap(({ paymentId }) => paymentId ?? []),
  }
}
