import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardFingerprint, clearPreviousCard, readPreviousCard, savePreviousCard } from './previous-card.ts'

const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 }
const page = { cookie: '' }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
})
afterEach(() => void vi.unstubAllGlobals())

// BILL-22
describe('the card that paid before the page of the provider', () => {
  it('is kept in the cookie card_status until the user returns', () => {
    savePreviousCard(card)
    expect(page.cookie).toMatch(
      /^__Host-card_status=visa%204242%2012%202030; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(readPreviousCard()).toBe(cardFingerprint(card))
  })

  it('is known to have been none', () => {
    savePreviousCard(null)
    expect(readPreviousCard()).toBe(cardFingerprint(null))
  })

  it('is null for a user who does not return from there', () => {
    expect(readPreviousCard()).toBeNull()
  })

  it('is removed after the comparison', () => {
    savePreviousCard(card)
    clearPreviousCard()
    expect(page.cookie).toContain('card_status=; Max-Age=0')
  })
})
