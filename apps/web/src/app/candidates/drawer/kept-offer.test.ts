import { emptyOfferForm } from '@guildhall/domain/conversations'
import { describe, expect, it } from 'vitest'
import { type KeptOffer, offerToGoOnWith } from './kept-offer.ts'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const offer = (description: string) => ({ ...emptyOfferForm, description })
const here = (savedAt: string, servedAt: string | null): KeptOffer => ({ value: offer('here'), savedAt, servedAt })
const there = (savedAt: string) => ({ value: offer('there'), savedAt })
const chosen = (...drafts: Parameters<typeof offerToGoOnWith>) => offerToGoOnWith(...drafts)?.value.description

describe('of an offer begun here and one on the server', () => {
  it('the server’s is found in a browser that has none', () => {
    expect(offerToGoOnWith(null, there(early))).toEqual({ value: offer('there'), savedAt: early, servedAt: early })
    expect(offerToGoOnWith(null, null)).toBeNull()
  })
  it('one that was sent from another browser does not come back', () => {
    expect(offerToGoOnWith(here(early, early), null)).toBeNull()
  })
  it('what the server never took is kept', () => {
    expect(chosen(here(early, null), null)).toBe('here')
    expect(chosen(here(late, early), null)).toBe('here')
  })
  it('what was written on with elsewhere is written on with here', () => {
    expect(chosen(here(early, early), there(late))).toBe('there')
  })
  it('words that the server has not yet go on from those that it has, whatever the clocks say', () => {
    expect(chosen(here(early, late), there(late))).toBe('here')
  })
  it('of two written apart the newer stands', () => {
    expect(chosen(here(late, null), there(early))).toBe('here')
    expect(chosen(here(early, null), there(late))).toBe('there')
  })
})
