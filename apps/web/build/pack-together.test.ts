import { describe, expect, it } from 'vitest'
import { packOf, packTogether } from './pack-together.ts'
import { needsOf } from './who-needs.ts'

const parts = {
  frame: ['/shell.ts'],
  small: ['/password/'],
  strangers: ['/sign-up/'],
  talk: ['/messages/'],
  hiring: ['/search/', '/bookmarks/'],
}
const packFor = (...starts: readonly string[]) => packOf(new Set(starts), parts)

describe('what is packed together', () => {
  it('is what the frame needs, beside those who need it too', () => {
    expect(packFor('/shell.ts', '/search/a')).toBe('frame')
    expect(packFor('/shell.ts', '/sign-up/a')).toBe('base')
    expect(packFor('/shell.ts', '/password/a')).toBe('common')
  })

  it('is what finding people needs, by who else needs it', () => {
    expect(packFor('/search/a', '/bookmarks/a')).toBe('hiring')
    expect(packFor('/search/a', '/settings/a')).toBe('shared')
    expect(packFor('/search/a', '/messages/a')).toBe('talk')
    expect(packFor('/search/a', '/sign-up/a')).toBe('fields')
  })

  it('is nothing that one part alone needs, or a small page of strangers', () => {
    expect(packFor('/search/a')).toBeNull()
    expect(packFor('/settings/a', '/resume/a')).toBeNull()
    expect(packFor('/search/a', '/password/a')).toBeNull()
    expect(packOf(undefined, parts)).toBeNull()
  })

  it('takes what more parts need first', () => {
    const groups = packTogether(new Map(), parts)
    expect(groups.map(({ name }) => name)).toEqual([
      'first',
      'common',
      'base',
      'frame',
      'fields',
      'talk',
      'shared',
      'hiring',
    ])
    const priorities = groups.map(({ priority = 0 }) => priority)
    expect(priorities).toEqual(priorities.toSorted((one, other) => other - one))
  })
})

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], start: string | null = null) => ({
  fileName,
  moduleIds,
  imports,
  facadeModuleId: start,
  isDynamicEntry: start !== null,
})

describe('who needs what', () => {
  it('is every part that a file is loaded with, through the files between', () => {
    const needs = needsOf([
      chunk('search.js', ['/search'], ['list.js'], '/search'),
      chunk('resume.js', ['/resume'], ['kit.js'], '/resume'),
      chunk('list.js', ['/list'], ['kit.js']),
      chunk('kit.js', ['/kit'], ['list.js']),
    ])
    expect(needs.get('/kit')).toEqual(new Set(['/search', '/resume']))
    expect(needs.get('/search')).toEqual(new Set(['/search']))
  })
})
