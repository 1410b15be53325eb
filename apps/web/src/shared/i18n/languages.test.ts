import { describe, expect, it } from 'vitest'
import { detectLanguage, createTranslator, loadTranslator } from './languages.ts'

describe('the reader’s language', () => {
  it('is English if the product has none of theirs', () => {
    expect(detectLanguage(null, ['tlh', 'vo-001'])).toBe('en')
  })

  it('is the one they chose, in preference to those of the browser', () => {
    expect(detectLanguage('en-XA', ['en-GB'])).toBe('en-XA')
  })

  it('is not a chosen one that no longer exists', () => {
    expect(detectLanguage('tlh', ['en-ZA'])).toBe('en')
  })
})

describe('a translation', () => {
  const german = createTranslator('de', () =>
    Promise.resolve({
      'Send request': 'Anfrage senden',
      '{seats} seats': '{seats, plural, one {# Platz} other {# Plätze}}',
      '<link>Sign in</link> again': 'Noch einmal <link>anmelden</link>',
    }),
  )

  it('finds text by the English original', async () => {
    expect((await german)('Send request')).toBe('Anfrage senden')
  })

  it('uses the plural rules of its language', async () => {
    const translate = await german
    expect([translate('{seats} seats', { seats: 1 }), translate('{seats} seats', { seats: 4 })]).toEqual([
      '1 Platz',
      '4 Plätze',
    ])
  })

  it('uses the link position of its language', async () => {
    expect((await german)('<link>Sign in</link> again')).toBe('Noch einmal <link>anmelden</link>')
  })

  it('falls back to English for missing text', async () => {
    expect((await german)('{name} is blocked', { name: 'Ana' })).toBe('Ana is blocked')
  })
})

describe('the pseudo-language', () => {
  it('accents all text except the values of placeholders', async () => {
    const translate = await loadTranslator('en-XA')
    expect(translate('Sent to {name}', { name: 'Ana' })).toBe('[Šéñt tó Ana·····]')
  })
})
