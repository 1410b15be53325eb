import { describe, expect, it } from 'vitest'
import { pickNewestDraft, type StoredDraft } from './stored-draft.ts'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const here = (savedAt: string, servedAt: string | null): StoredDraft<string> => ({ value: 'here', savedAt, servedAt })
const there = (savedAt: string) => ({ value: 'there', savedAt })
const chosen = (...drafts: Parameters<typeof pickNewestDraft<string>>) => pickNewestDraft(...drafts)?.value

describe('the newest of a local draft and the server’s', () => {
  it('is the server’s in a browser that has none', () => {
    expect(pickNewestDraft(null, there(early))).toEqual({ value: 'there', savedAt: early, servedAt: early })
    expect(pickNewestDraft(null, null)).toBeNull()
  })
  it('is the local one if the server’s could not be loaded', () => {
    expect(chosen(here(early, early), undefined)).toBe('here')
    expect(pickNewestDraft(null, undefined)).toBeNull()
  })
  it('is none if the draft was sent from another browser', () => {
    expect(pickNewestDraft(here(early, early), null)).toBeNull()
  })
  it('is the local one if it was never saved on the server', () => {
    expect(chosen(here(early, null), null)).toBe('here')
    expect(chosen(here(late, early), null)).toBe('here')
  })
  it('is the server’s if it was continued elsewhere', () => {
    expect(chosen(here(early, early), there(late))).toBe('there')
  })
  it('is the local one if it continues the server’s, regardless of the clocks', () => {
    expect(chosen(here(early, late), there(late))).toBe('here')
  })
  // UI-22
  it('is the newer one if both were changed independently', () => {
    expect(chosen(here(late, null), there(early))).toBe('here')
    expect(chosen(here(early, null), there(late))).toBe('there')
  })
})
