import type {
  DueWork,
  Invoice,
  InvoiceFilter,
  InvoiceRepository,
  InvoiceState,
  PaymentEventRepository,
  SubscriptionRepository,
} from '@guildhall/domain/billing'
import { INVOICE_DUE_DAYS, INVOICE_REMINDER_DAYS, RENEWAL_NOTICE_DAYS } from '@guildhall/domain/billing'
import { SUSPEND_AFTER_DAYS } from '@guildhall/domain/plans'
import type { Page, PageRequest } from '@guildhall/domain/shared'
import { selectRows } from '../database/select-rows.ts'
import type { Knex } from 'knex'
import { decodeCursor } from '../mappers/cursor.ts'
import { escapePattern } from '../read-models/escape-pattern.ts'
import { toPage } from '../read-models/to-page.ts'
import { toInvoice, toInvoiceRow, toSubscription, toSubscriptionRow } from '../mappers/payment.mapper.ts'
import { InvoiceRow, SubscriptionRow } from '../rows/payment.row.ts'

const dueConditions: Readonly<Record<DueWork, string>> = {
  renewal: `s.method = 'invoice' and s.status in ('active', 'past_due')
    and s.period_end <= cast(:now as timestamptz) + interval '${INVOICE_DUE_DAYS} days'
    and not exists (
      select 1 from invoices i
      where i.company_uuid = s.company_uuid and i.purpose = 'renewal' and i.status = 'open'
    ) order by s.period_end`,
  'renewal-notice': `s.method = 'card' and s.status = 'active' and s.period_end > :now
    and s.period_end <= cast(:now as timestamptz) + interval '${RENEWAL_NOTICE_DAYS} days'
    and s.renewal_told_for is distinct from s.period_end order by s.period_end`,
  'past-due': "s.method = 'invoice' and s.status = 'active' and s.period_end <= :now order by s.period_end",
  suspension: `s.status = 'past_due'
    and s.past_due_since <= cast(:now as timestamptz) - interval '${SUSPEND_AFTER_DAYS} days' order by s.past_due_since`,
  end: "s.method = 'invoice' and s.status = 'cancelled' and s.period_end <= :now order by s.period_end",
}

export const createSubscriptionRepository = (knex: Knex): SubscriptionRepository => {
  const toSubscriptionOrNull = (row: SubscriptionRow | undefined) => (row ? toSubscription(row) : null)
  const selectRunning = (companyUuid: string) =>
    SubscriptionRow.query(knex).findOne({ companyUuid }).whereNull('endedAt')
  return {
    findRunning: async (companyUuid) => toSubscriptionOrNull(await selectRunning(companyUuid)),
    findRunningForUpdate: async (companyUuid) => toSubscriptionOrNull(await selectRunning(companyUuid).forUpdate()),
    findLatest: async (companyUuid) =>
      toSubscriptionOrNull(
        await SubscriptionRow.query(knex).where({ companyUuid }).orderBy('createdAt', 'desc').first(),
      ),
    findBySubscriptionIdForUpdate: async (service, subscriptionId) =>
      toSubscriptionOrNull(await SubscriptionRow.query(knex).findOne({ service, subscriptionId }).forUpdate()),
    add: async (subscription) => {
      const added = await knex('subscriptions')
        .insert(toSubscriptionRow(subscription))
        .onConflict(knex.raw('(company_uuid) where ended_at is null'))
        .ignore()
        .returning('uuid')
      return added.length > 0 ? 'added' : 'running-already'
    },
    save: async (subscription) => {
      const { uuid, ...fields } = toSubscriptionRow(subscription)
      await SubscriptionRow.query(knex).patch(fields).findById(uuid)
    },
    readVersion: async (companyUuid) => {
      const row = (await knex('subscriptionVersions').where({ companyUuid }).first('version')) as
        | { readonly version: number }
        | undefined
      return row?.version ?? 0
    },
    advanceVersion: async (companyUuid, from) => {
      if (from > 0)
        return (await knex('subscriptionVersions').where({ companyUuid, version: from }).increment('version', 1)) > 0
      const added = await knex('subscriptionVersions')
        .insert({ companyUuid, version: 1 })
        .onConflict('companyUuid')
        .ignore()
        .returning('version')
      return added.length > 0
    },
    listDue: async (work, now, limit) => {
      const rows = await selectRows<{ companyUuid: string }>(
        knex,
        `select s.company_uuid from subscriptions s where s.ended_at is null and ${dueConditions[work]} limit :limit`,
        { now, limit },
      )
      return rows.map(({ companyUuid }) => companyUuid)
    },
  }
}

export const createPaymentEventRepository = (knex: Knex): PaymentEventRepository => ({
  add: async (service, { createdAt, id, subscriptionId, type }, receivedAt) => {
    const added = await knex('paymentEvents')
      .insert({ service, id, type, subscriptionId, createdAt, receivedAt })
      .onConflict(['service', 'id'])
      .ignore()
      .returning('id')
    return added.length > 0 ? 'added' : 'known'
  },
  listOf: (service, subscriptionId, limit) =>
    knex('paymentEvents')
      .where({ service, subscriptionId })
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .select('id', 'type', 'createdAt', 'receivedAt'),
})

const stateConditions: Readonly<Record<InvoiceState, string>> = {
  open: `status = 'open'`,
  overdue: `status = 'open' and due_at < date_trunc('day', cast(:now as timestamptz), 'UTC')`,
  paid: `status = 'paid'`,
  void: `status = 'void'`,
  all: 'true',
}

/** By the indexes of migrations 040 and 112. */
const searchInvoices = async (
  knex: Knex,
  { now, state, text }: InvoiceFilter,
  { cursor, limit }: PageRequest,
): Promise<Page<Invoice>> => {
  const after = decodeCursor(cursor)
  const isWaiting = state === 'open' || state === 'overdue'
  const [column, direction, beyond] = isWaiting ? ['due_at', 'asc', '>'] : ['issued_at', 'desc', '<']
  const rows = await InvoiceRow.query(knex)
    .whereRaw(stateConditions[state], { now })
    .whereRaw(`fold_text(number || ' ' || (customer ->> 'name')) like fold_text(?)`, [`%${escapePattern(text)}%`])
    .where((query) => {
      if (after !== null) void query.whereRaw(`(${column}, uuid) ${beyond} (?, ?)`, [after.at, after.uuid])
    })
    .orderByRaw(`${column} ${direction}, uuid ${direction}`)
    .limit(limit + 1)
  return toPage(rows.map(toInvoice), limit, ({ dueAt, issuedAt, uuid }) => ({ at: isWaiting ? dueAt : issuedAt, uuid }))
}

const prefixes = { invoice: 'GH', 'credit-note': 'GHC' } as const

const findConflict = async (
  knex: Knex,
  { companyUuid, creditsUuid, paymentId, purpose, status }: Parameters<InvoiceRepository['add']>[0],
) => {
  if (paymentId !== null && (await knex('invoices').where({ paymentId }).first('uuid'))) return 'known-payment' as const
  if (creditsUuid !== null && (await knex('invoices').where({ creditsUuid }).first('uuid')))
    return 'credited-already' as const
  if (status !== 'open') return null
  const open = await knex('invoices').where({ companyUuid, purpose, status: 'open' }).first('uuid')
  return open ? ('open-already' as const) : null
}

export const createInvoiceRepository = (knex: Knex): InvoiceRepository => {
  const toInvoiceOrNull = (row: InvoiceRow | undefined) => (row ? toInvoice(row) : null)
  return {
    nextNumber: async (kind) => {
      const [series] = await knex('invoiceSeries')
        .where({ kind })
        .increment('lastNumber', 1)
        .returning<{ lastNumber: number }[]>('lastNumber')
      return `${prefixes[kind]}-${String(series?.lastNumber).padStart(6, '0')}`
    },
    // Callers lock the company's row; unique indexes are the backstop.
    add: async (invoice) => {
      const conflict = await findConflict(knex, invoice)
      if (conflict !== null) return conflict
      await InvoiceRow.query(knex).insert(toInvoiceRow(invoice))
      return 'added'
    },
    save: async (invoice) => {
      const { uuid, status, remindedDay, paidAt, paidBy, voidedAt } = invoice
      await InvoiceRow.query(knex).patch({ status, remindedDay, paidAt, paidBy, voidedAt }).findById(uuid)
    },
    find: async (uuid) => toInvoiceOrNull(await InvoiceRow.query(knex).findById(uuid)),
    findForUpdate: async (uuid) => toInvoiceOrNull(await InvoiceRow.query(knex).findById(uuid).forUpdate()),
    findByNumber: async (number) => toInvoiceOrNull(await InvoiceRow.query(knex).findOne({ number })),
    findOpen: async (companyUuid, purpose) =>
      toInvoiceOrNull(await InvoiceRow.query(knex).findOne({ companyUuid, purpose, status: 'open' })),
    list: async (companyUuid, { cursor, limit }) => {
      const after = decodeCursor(cursor)
      const query = InvoiceRow.query(knex)
        .where({ companyUuid })
        .orderBy('issuedAt', 'desc')
        .orderBy('uuid', 'desc')
        .limit(limit + 1)
      if (after !== null) void query.whereRaw('(issued_at, uuid) < (?, ?)', [after.at, after.uuid])
      const items = (await query).map(toInvoice)
      return toPage(items, limit, ({ issuedAt, uuid }) => ({ at: issuedAt, uuid }))
    },
    listReminderDue: async (now, limit) => {
      const rows = await selectRows<{ uuid: string }>(
        knex,
        `select uuid from invoices
         where status = 'open' and exists (
           select 1 from unnest(cast(:days as integer[])) as d (day)
           where d.day > coalesce(reminded_day, -1000) and due_at + d.day * interval '1 day' <= :now
         ) order by due_at limit :limit`,
        { now, limit, days: [...INVOICE_REMINDER_DAYS] },
      )
      return rows.map(({ uuid }) => uuid)
    },
    listOpen: async () => (await InvoiceRow.query(knex).where({ status: 'open' }).orderBy('dueAt')).map(toInvoice),
    findFirstOpen: async (companyUuid) =>
      toInvoiceOrNull(await InvoiceRow.query(knex).where({ companyUuid, status: 'open' }).orderBy('dueAt').first()),
    search: (filter, page) => searchInvoices(knex, filter, page),
    findCreditNote: async (invoiceUuid) =>
      toInvoiceOrNull(await InvoiceRow.query(knex).findOne({ creditsUuid: invoiceUuid })),
    listPaymentIds: async (companyUuid) =>
      (await InvoiceRow.query(knex).where({ companyUuid }).whereNotNull('paymentId').select('paymentId')).flatMap(
        ({ paymentId }) => paymentId ?? [],
      ),
  }
}
