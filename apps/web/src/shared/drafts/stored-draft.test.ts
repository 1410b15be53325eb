import { describe, expect, it } from 'vitest'
import { newestDraft, type StoredDraft } from './stored-draft.ts'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const here = (savedAt: string, servedAt: string | null): StoredDraft<string> => ({ value: 'here', savedAt, servedAt })
const there = (savedAt: string) => ({ value: 'there', savedAt })
const chosen = (...drafts: Parameters<typeof newestDraft<string>>) => newestDraft(...drafts)?.value

describe('of a draft that is begun here and one on the server', () => {
  it('the server’s is found in a browser that has none', () => {
    expect(newestDraft(null, there(early))).toEqual({ value: 'there', savedAt: early, servedAt: early })
    expect(newestDraft(null, null)).toBeNull()
  })
  it('this browser’s is written on with where the server cannot say', () => {
    expect(chosen(here(early, early), undefined)).toBe('here')
    expect(newestDraft(null, undefined)).toBeNull()
  })
  it('one that was sent from another browser does not come back', () => {
    expect(newestDraft(here(early, early), null)).toBeNull()
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
  // UI-22
  it('of two written apart the newer stands', () => {
    expect(chosen(here(late, null), there(early))).toBe('here')
    expect(chosen(here(early, null), there(late))).toBe('there')
  })
})
