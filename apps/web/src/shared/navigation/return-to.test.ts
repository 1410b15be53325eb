import { describe, expect, it } from 'vitest'
import { parseReturnTo } from './return-to.ts'

describe('the return link of settings', () => {
  // UI-24
  it.each(['/search-results?q=data', '/bookmarks', '/messages/1'])('leads to %s', (href) => {
    expect(parseReturnTo({ return: href })?.href).toBe(href)
  })

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\\elsewhere.example',
    '\t//elsewhere.example',
    '/..//elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'search-results',
    '',
    undefined,
  ])('never leaves the application for %s', (href) => {
    expect(parseReturnTo({ return: href })).toBeNull()
  })

  it('shows the name', () => {
    expect(parseReturnTo({ return: '/search-results', returnName: 'Thandeka Mkhize' })?.label).toBe(
      'Back to Thandeka Mkhize',
    )
  })

  it('describes the page if there is no name', () => {
    expect(parseReturnTo({ return: '/search-results?q=data' })?.label).toBe('Back to the search')
  })
})
