import { describe, expect, it } from 'vitest'
import type { StoredDraft } from './stored-draft.ts'
import { type FormInProgress, pickNewestForm } from './form-in-progress.ts'

interface Values {
  readonly text: string
  readonly uuid?: string
}
const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-20T13:00:00.000Z'
const form = (text: string, from: string): FormInProgress<Values> => ({ values: { text, uuid: 'an-entry' }, from })
const here = (from: string, savedAt: string, servedAt: string | null): StoredDraft<FormInProgress<Values>> => ({
  value: form('here', from),
  savedAt,
  servedAt,
})
const there = (from: string, savedAt: string) => ({ form: JSON.stringify(form('there', from)), savedAt })
const chosen = (...drafts: Parameters<typeof pickNewestForm<Values>>) => pickNewestForm(...drafts)?.value.values.text

describe('the newest unfinished form of a section', () => {
  it('is the one from another browser if that is newer', () => {
    expect(chosen(null, there('v1', early), 'v1')).toBe('there')
    expect(chosen(here('v1', early, early), there('v1', late), 'v1')).toBe('there')
  })
  it('is none once the section was saved elsewhere, whether or not the server has the form', () => {
    expect(chosen(here('v1', early, early), null, 'v2')).toBeUndefined()
    expect(chosen(here('v1', late, null), null, 'v2')).toBeUndefined()
    expect(chosen(here('v1', late, null), undefined, 'v2')).toBeUndefined()
    expect(chosen(null, there('v1', late), 'v2')).toBeUndefined()
  })
  it('is the one based on the saved version, here or on the server', () => {
    expect(chosen(here('v2', early, early), there('v1', late), 'v2')).toBe('here')
    expect(chosen(here('v1', late, null), there('v2', early), 'v2')).toBe('there')
  })
  it('is none for a new entry that is already in the profile', () => {
    const isSaved = ({ uuid }: Values): boolean => uuid === 'an-entry'
    expect(chosen(here('null', early, early), there('null', early), 'null', isSaved)).toBeUndefined()
  })
  it('is none for text that is not a stored form', () => {
    for (const text of ['', '[]', '{', 'null', '{"values":1,"from":"v1"}', '{"values":{}}']) {
      expect(pickNewestForm<Values>(null, { form: text, savedAt: early }, 'v1')).toBeNull()
    }
  })
})
