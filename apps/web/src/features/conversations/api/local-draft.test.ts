import { describe, expect, it } from 'vitest'
import { pickNewerDraft } from './local-draft.ts'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'

describe('newerDraft', () => {
  it('chooses the newer of a local and a remote draft', () => {
    expect(pickNewerDraft({ text: 'old', savedAt: early }, { text: 'new', savedAt: late }).text).toBe('new')
    expect(pickNewerDraft({ text: 'new', savedAt: late }, { text: 'old', savedAt: early }).text).toBe('new')
  })
  it('chooses the only one that has text', () => {
    expect(pickNewerDraft({ text: '', savedAt: null }, { text: 'there', savedAt: early }).text).toBe('there')
    expect(pickNewerDraft({ text: 'here', savedAt: early }, null).text).toBe('here')
  })
})
