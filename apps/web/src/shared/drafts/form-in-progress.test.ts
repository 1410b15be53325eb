import { describe, expect, it } from 'vitest'
import type { StoredDraft } from './stored-draft.ts'
import { type FormInProgress, newestForm } from './form-in-progress.ts'

interface Values {
  readonly words: string
  readonly uuid?: string
}
const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const form = (words: string, from: string): FormInProgress<Values> => ({ values: { words, uuid: 'an-entry' }, from })
const here = (from: string, savedAt: string, servedAt: string | null): StoredDraft<FormInProgress<Values>> => ({
  value: form('here', from),
  savedAt,
  servedAt,
})
const there = (from: string, savedAt: string) => ({ form: JSON.stringify(form('there', from)), savedAt })
const chosen = (...drafts: Parameters<typeof newestForm<Values>>) => newestForm(...drafts)?.value.values.words

describe('of a section that is begun', () => {
  it('what was typed in another browser is gone on with', () => {
    expect(chosen(null, there('v1', early), 'v1')).toBe('there')
    expect(chosen(here('v1', early, early), there('v1', late), 'v1')).toBe('there')
  })
  it('nothing is left once it was saved elsewhere, whether the server had taken it or not', () => {
    expect(chosen(here('v1', early, early), null, 'v2')).toBeUndefined()
    expect(chosen(here('v1', late, null), null, 'v2')).toBeUndefined()
    expect(chosen(here('v1', late, null), undefined, 'v2')).toBeUndefined()
    expect(chosen(null, there('v1', late), 'v2')).toBeUndefined()
  })
  it('what was typed since stands against an old one, wherever that is', () => {
    expect(chosen(here('v2', early, early), there('v1', late), 'v2')).toBe('here')
    expect(chosen(here('v1', late, null), there('v2', early), 'v2')).toBe('there')
  })
  it('a new entry that is in the profile already is not begun again', () => {
    const isSaved = ({ uuid }: Values): boolean => uuid === 'an-entry'
    expect(chosen(here('null', early, early), there('null', early), 'null', isSaved)).toBeUndefined()
  })
  it('what is no form is nothing', () => {
    for (const text of ['', '[]', '{', 'null', '{"values":1,"from":"v1"}', '{"values":{}}']) {
      expect(newestForm<Values>(null, { form: text, savedAt: early }, 'v1')).toBeNull()
    }
  })
})
