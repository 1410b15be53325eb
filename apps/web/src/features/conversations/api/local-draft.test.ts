import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const key = 'draft'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const chosen = (there: { text: string; savedAt: string } | null): string =>
  chooseDraft(readLocalDraft(key), there)?.value ?? ''

// CONV-51, UI-22
describe('the draft of a message', () => {
  it('is the newer of the one here and the one on the server', () => {
    saveLocalDraft(key, { value: 'old', savedAt: early, servedAt: null })
    expect(chosen({ text: 'new', savedAt: late })).toBe('new')
    saveLocalDraft(key, { value: 'new', savedAt: late, servedAt: null })
    expect(chosen({ text: 'old', savedAt: early })).toBe('new')
  })

  it('is the only one that has text', () => {
    expect(chosen({ text: 'there', savedAt: early })).toBe('there')
    saveLocalDraft(key, { value: 'here', savedAt: early, servedAt: null })
    expect(chosen(null)).toBe('here')
    expect(chosen({ text: '', savedAt: late })).toBe('here')
  })

  it('is gone if the server had it and it was sent from another browser', () => {
    saveLocalDraft(key, { value: 'sent', savedAt: early, servedAt: early })
    expect(chosen(null)).toBe('')
  })

  it('stays if it was continued here after the server had it', () => {
    saveLocalDraft(key, { value: 'continued', savedAt: late, servedAt: early })
    expect(chosen(null)).toBe('continued')
  })

  it('stays if it was stored without the time of the server', () => {
    localStorage.setItem(key, JSON.stringify({ text: 'here', savedAt: early }))
    expect(chosen(null)).toBe('here')
  })

  it('is removed when it is emptied', () => {
    saveLocalDraft(key, { value: 'here', savedAt: early, servedAt: null })
    saveLocalDraft(key, { value: '', savedAt: late, servedAt: null })
    expect(readLocalDraft(key)).toBeNull()
  })
})
