import { describe, expect, it } from 'vitest'
import { parsePurchase } from './pending-purchase.ts'

const purchase = { address: '/sign-up/payment-detail', seats: 3, billedAnnually: false }

describe('the pending purchase', () => {
  // BILL-22
  it('is restored at the address that it was made for', () => {
    expect(parsePurchase(JSON.stringify(purchase), '/sign-up/payment-detail')).toEqual(purchase)
  })

  it.each([
    ['another address', JSON.stringify(purchase), '/settings/subscription/seats'],
    ['an empty cookie', '', '/sign-up/payment-detail'],
    ['invalid JSON', '{x', '/sign-up/payment-detail'],
    ['seats that are not a number', JSON.stringify({ ...purchase, seats: '3' }), '/sign-up/payment-detail'],
    ['a fraction of a seat', JSON.stringify({ ...purchase, seats: 0.5 }), '/sign-up/payment-detail'],
    ['JSON null', 'null', '/sign-up/payment-detail'],
  ])('is null for %s', (_, text, address) => {
    expect(parsePurchase(text, address)).toBeNull()
  })
})
