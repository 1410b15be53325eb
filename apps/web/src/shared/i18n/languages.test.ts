import { describe, expect, it } from 'vitest'
import { detectLanguage, createTranslator, loadTranslator } from './languages.ts'
import { PSEUDO } from './pseudo.ts'

describe('the reader’s language', () => {
  it('is English where the product speaks none of theirs', () => {
    expect(detectLanguage(null, ['tlh', 'vo-001'])).toBe('en')
  })

  it('is the one they chose, before those of the browser', () => {
    expect(detectLanguage(PSEUDO, ['en-GB'])).toBe(PSEUDO)
  })

  it('is not one that they chose and that is gone', () => {
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

  it('says what it has, by the English', async () => {
    expect((await german)('Send request')).toBe('Anfrage senden')
  })

  it('counts by the rules of its language', async () => {
    const translate = await german
    expect([translate('{seats} seats', { seats: 1 }), translate('{seats} seats', { seats: 4 })]).toEqual([
      '1 Platz',
      '4 Plätze',
    ])
  })

  it('moves a link to where its language wants it', async () => {
    expect((await german)('<link>Sign in</link> again')).toBe('Noch einmal <link>anmelden</link>')
  })

  it('says in English what it lacks', async () => {
    expect((await german)('{name} is blocked', { name: 'Ana' })).toBe('Ana is blocked')
  })
})

describe('the language of nobody', () => {
  it('marks all that is said, and leaves what was filled in', async () => {
    const translate = await loadTranslator(PSEUDO)
    expect(translate('Sent to {name}', { name: 'Ana' })).toBe('[Šéñt tó Ana·····]')
  })
})
