import { describe, expect, it } from 'vitest'
import {
  anInvoice,
  anInvoicedSubscription,
  billingFixture,
  fakeOperatorSessions,
  TEST_NOW,
} from '../../../testing/index.ts'
import type { Invoice, Subscription } from '../../billing/index.ts'
import { addDays, addMinutes } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { findInvoices, readInvoiceDetails } from './find-invoices.ts'
import { handleInvoice, type InvoiceAction } from './handle-invoice.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'billing',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const page = { cursor: null, limit: 10 }
const refused = (problem: string) => ({ ok: false, problem })

const setUp = async (
  given: readonly Invoice[],
  { subscriptions = [] as readonly Subscription[], provedAt = TEST_NOW } = {},
) => {
  const world = billingFixture(TEST_NOW, undefined, { subscriptions })
  for (const invoice of given) await world.invoices.add(invoice)
  const operatorSessions = fakeOperatorSessions()
  await operatorSessions.add({
    uuid: actor.sessionUuid,
    operatorUuid: actor.operatorUuid,
    tokenHash: 'h',
    createdAt: TEST_NOW,
    expiresAt: addDays(TEST_NOW, 1),
    authenticatedAt: provedAt,
  })
  const deps = { ...world.deps, operatorSessions, paymentEvents: world.paymentEvents }
  return {
    ...world,
    find: (by = actor, text = '') => findInvoices(deps)({ actor: by, state: 'open', text, page }),
    read: (by = actor, invoiceUuid = anInvoice().uuid) => readInvoiceDetails(deps)({ actor: by, invoiceUuid }),
    handle: (action: InvoiceAction, { by = actor, reason = ' Transfer 4711 ', invoiceUuid = anInvoice().uuid } = {}) =>
      handleInvoice(deps)({ actor: by, action, reason, invoiceUuid }),
    byOperators: () => world.audit.entries().filter(({ action }) => action === 'invoice-handled'),
    events: () => world.outbox.events.map(({ type }) => type),
  }
}

describe('invoices of all companies', () => {
  // MOD-12, MOD-48, MOD-49
  it.each(OPERATOR_ROLES)('are for roles that manage invoices: %s', async (role) => {
    const by = { ...actor, role }
    const { find, handle, read } = await setUp([anInvoice()])
    const refusal = mayOperate(role, 'manage-invoices') ? { ok: true } : refused('forbidden')
    expect(await find(by)).toMatchObject(refusal)
    expect(await read(by)).toMatchObject(refusal)
    expect(await handle('resend', { by })).toMatchObject(refusal)
  })

  // MOD-48
  it('are found by words without surrounding space', async () => {
    const { find } = await setUp([anInvoice()])
    expect(await find(actor, '  harbour ')).toMatchObject({ value: { items: [{ number: 'GH-000001' }] } })
    expect(await find(actor, 'kestrel')).toMatchObject({ value: { items: [] } })
  })

  // MOD-48
  it('are read with their credit note and with the events of the provider', async () => {
    const paid = anInvoice({ status: 'paid', paidAt: TEST_NOW, paidBy: 'card', paymentId: 'pay_1' })
    const card = anInvoicedSubscription({ method: 'card', service: 'stripe', subscriptionId: 'sub_1' })
    const { handle, invoices, paymentEvents, read } = await setUp([paid], { subscriptions: [card] })
    const event = {
      id: 'evt_1',
      type: 'invoice.paid',
      subscriptionId: 'sub_1',
      createdAt: TEST_NOW,
      cardChangeId: null,
    }
    await paymentEvents.add('stripe', event, TEST_NOW)
    await paymentEvents.add('stripe', { ...event, id: 'evt_2', subscriptionId: 'sub_2' }, TEST_NOW)
    expect(await read()).toMatchObject({
      value: { invoice: paid, creditNote: null, credits: null, paymentEvents: [{ id: 'evt_1' }] },
    })
    await handle('credit')
    const note = await invoices.findByNumber('GHC-000001')
    expect(await read()).toMatchObject({ value: { creditNote: note } })
    expect(await read(actor, note?.uuid)).toMatchObject({ value: { invoice: note, credits: paid } })
    expect(await read(actor, actor.operatorUuid)).toEqual(refused('not-found'))
  })

  it('of a company that never paid by card have no events of a provider', async () => {
    const { read } = await setUp([anInvoice()])
    expect(await read()).toMatchObject({ value: { paymentEvents: [] } })
  })
})

describe('an operator', () => {
  // BILL-25, MOD-49
  it('marks an invoice as paid, which the log has with the reason', async () => {
    const { audit, byOperators, events, handle, invoices, subscriptions } = await setUp([anInvoice()])
    expect(await handle('pay')).toEqual({ ok: true, value: null })
    expect(await invoices.findByNumber('GH-000001')).toMatchObject({ status: 'paid', paidBy: 'transfer' })
    expect(await subscriptions.findRunning(anInvoice().companyUuid)).toMatchObject({ status: 'active' })
    expect(events()).toEqual(['invoice-paid', 'subscription-changed'])
    expect(byOperators()).toMatchObject([
      {
        actorUuid: actor.operatorUuid,
        companyUuid: null,
        subjectUuid: anInvoice().companyUuid,
        details: { action: 'pay', number: 'GH-000001', reason: 'Transfer 4711' },
      },
    ])
    expect(audit.entries()).toHaveLength(2)
    expect(await handle('pay')).toEqual(refused('not-now'))
    expect(byOperators()).toHaveLength(1)
  })

  // BILL-28, MOD-49
  it('voids an open invoice and credits a paid one', async () => {
    const open = await setUp([anInvoice()])
    expect(await open.handle('credit')).toEqual(refused('not-now'))
    expect(await open.handle('void')).toMatchObject({ ok: true })
    expect(await open.invoices.findByNumber('GH-000001')).toMatchObject({ status: 'void' })
    const paid = await setUp([anInvoice({ status: 'paid', paidAt: TEST_NOW, paidBy: 'card' })])
    expect(await paid.handle('void')).toEqual(refused('not-now'))
    expect(await paid.handle('credit')).toMatchObject({ ok: true })
    expect(await paid.invoices.findByNumber('GHC-000001')).toMatchObject({ kind: 'credit-note' })
    expect(paid.byOperators()).toMatchObject([{ details: { action: 'credit', number: 'GH-000001' } }])
  })

  // MOD-19, MOD-49
  it.each(['void', 'credit'] as const)('gives the password lately to %s', async (action) => {
    const invoice = anInvoice(action === 'void' ? {} : { status: 'paid', paidAt: TEST_NOW })
    const { byOperators, handle } = await setUp([invoice], { provedAt: addMinutes(TEST_NOW, -11) })
    expect(await handle(action)).toEqual(refused('password-required'))
    expect(byOperators()).toEqual([])
  })

  // MOD-38, MOD-49
  it.each(['pay', 'void', 'credit'] as const)('gives a reason to %s', async (action) => {
    const { byOperators, handle } = await setUp([anInvoice()])
    expect(await handle(action, { reason: ' ' })).toMatchObject({ details: { reason: ['Value is required'] } })
    expect(byOperators()).toEqual([])
  })

  // MOD-49
  it('sends the mail of an invoice again, unless it is void', async () => {
    const { byOperators, events, handle } = await setUp([anInvoice()])
    expect(await handle('resend', { reason: '' })).toMatchObject({ ok: true })
    expect(events()).toEqual(['invoice-resent'])
    expect(byOperators()).toMatchObject([{ details: { action: 'resend', number: 'GH-000001' } }])
    const gone = await setUp([anInvoice({ status: 'void' })])
    expect(await gone.handle('resend')).toEqual(refused('not-now'))
    expect(gone.events()).toEqual([])
  })

  it('finds no invoice under an unknown id', async () => {
    const { handle } = await setUp([])
    for (const action of ['pay', 'void', 'credit', 'resend'] as const)
      expect(await handle(action)).toEqual(refused('not-found'))
  })
})
