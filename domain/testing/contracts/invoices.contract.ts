import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Invoice, InvoiceFilter, InvoiceRepository, PaymentEventRepository } from '../../src/index.ts'
import { anInvoice } from '../builders/billing-fixture.ts'
import { harbourWorks, hiringFixture, summitLabs, type HiringFixture } from '../builders/hiring-fixture.ts'

/** Repositories in which the companies of the fixture exist, and no invoice. */
export interface InvoicesUnderTest {
  readonly invoices: InvoiceRepository
  readonly paymentEvents: PaymentEventRepository
  close(): Promise<void>
}

const NOW = new Date('2026-03-20T00:00:00.000Z')
const { customer } = anInvoice()
const uuidOf = (number: number) => `01900000-0000-7000-8000-000000000e${String(number).padStart(2, '0')}`
const invoiceOf = (number: number, changes: Partial<Invoice> = {}): Invoice =>
  anInvoice({
    uuid: uuidOf(number),
    number: `GH-0000${String(number).padStart(2, '0')}`,
    companyUuid: harbourWorks.uuid,
    ...changes,
  })
const day = (date: string) => new Date(`${date}T00:00:00.000Z`)

/** Contract of every repository of invoices. */
export function invoicesContract(name: string, create: (world: HiringFixture) => Promise<InvoicesUnderTest>): void {
  describe(`${name} as a repository of invoices`, () => {
    let store: InvoicesUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // BILL-24, BILL-28
    it('stores a credit note beside an open invoice for the same purpose, and no second open one', async () => {
      const { invoices } = store
      const paid = invoiceOf(1, { status: 'paid', paidAt: NOW, paidBy: 'card' })
      const note = invoiceOf(3, { kind: 'credit-note', number: 'GHC-000001', status: 'paid', creditsUuid: paid.uuid })
      expect(await invoices.add(paid)).toBe('added')
      expect(await invoices.add(invoiceOf(2))).toBe('added')
      expect(await invoices.add(note)).toBe('added')
      expect(await invoices.add(invoiceOf(4))).toBe('open-already')
      expect(await invoices.add({ ...note, uuid: uuidOf(5), number: 'GHC-000002' })).toBe('credited-already')
      expect(await invoices.findCreditNote(paid.uuid)).toEqual(note)
      expect(await invoices.findCreditNote(uuidOf(2))).toBeNull()
    })

    // MOD-48, BILL-41
    it('finds invoices of all companies by state and words, in pages', async () => {
      const { invoices } = store
      const search = async (changes: Partial<InvoiceFilter>, limit = 10, cursor: string | null = null) => {
        const filter: InvoiceFilter = { state: 'all', text: '', now: NOW, ...changes }
        const { items, nextCursor } = await invoices.search(filter, { cursor, limit })
        return { numbers: items.map(({ number }) => number), nextCursor }
      }
      const cafe = { ...customer, name: 'Café Lumière' }
      const given = [
        invoiceOf(1, { status: 'paid', paidAt: NOW, issuedAt: day('2026-03-03') }),
        invoiceOf(2, { dueAt: day('2026-03-25'), issuedAt: day('2026-03-11') }),
        invoiceOf(3, { dueAt: day('2026-03-20'), issuedAt: day('2026-03-06'), purpose: 'seats', customer: cafe }),
        invoiceOf(4, { dueAt: day('2026-03-15'), companyUuid: summitLabs.uuid }),
        invoiceOf(5, { status: 'void', voidedAt: NOW, issuedAt: day('2026-03-04') }),
      ]
      for (const invoice of given) expect(await invoices.add(invoice)).toBe('added')
      expect((await search({})).numbers).toEqual(['GH-000002', 'GH-000003', 'GH-000005', 'GH-000001', 'GH-000004'])
      expect((await search({ state: 'open' })).numbers).toEqual(['GH-000004', 'GH-000003', 'GH-000002'])
      expect((await search({ state: 'overdue' })).numbers).toEqual(['GH-000004'])
      const dayOver = day('2026-03-21')
      const lastInstant = new Date(dayOver.getTime() - 1)
      expect((await search({ state: 'overdue', now: lastInstant })).numbers).toEqual(['GH-000004'])
      expect((await search({ state: 'overdue', now: dayOver })).numbers).toEqual(['GH-000004', 'GH-000003'])
      expect((await search({ state: 'paid' })).numbers).toEqual(['GH-000001'])
      expect((await search({ state: 'void' })).numbers).toEqual(['GH-000005'])
      expect((await search({ text: 'cafe lum' })).numbers).toEqual(['GH-000003'])
      expect((await search({ text: 'gh-000004' })).numbers).toEqual(['GH-000004'])
      expect((await search({ text: '%' })).numbers).toEqual([])
      for (const state of ['all', 'open'] as const) {
        const all = await search({ state })
        const first = await search({ state }, 2)
        const rest = await search({ state }, 10, first.nextCursor)
        expect([...first.numbers, ...rest.numbers]).toEqual(all.numbers)
        expect([first.numbers.length, rest.nextCursor]).toEqual([2, null])
      }
    })

    // MOD-48
    it('lists the events of a subscription, the newest first', async () => {
      const { paymentEvents } = store
      const event = (id: string, subscriptionId: string, createdAt: Date) =>
        paymentEvents.add('stripe', { id, type: 'invoice.paid', subscriptionId, createdAt, cardChangeId: null }, NOW)
      await event('evt_1', 'sub_1', day('2026-03-01'))
      await event('evt_2', 'sub_1', day('2026-03-02'))
      await event('evt_3', 'sub_2', day('2026-03-03'))
      const newest = { id: 'evt_2', type: 'invoice.paid', createdAt: day('2026-03-02'), receivedAt: NOW }
      expect(await paymentEvents.listOf('stripe', 'sub_1', 1)).toEqual([newest])
      expect(await paymentEvents.listOf('stripe', 'sub_1', 10)).toHaveLength(2)
      expect(await paymentEvents.listOf('paystack', 'sub_1', 10)).toEqual([])
    })
  })
}
