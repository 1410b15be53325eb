import { describe, expect, it } from 'vitest'
import {
  type ConsentFacts,
  consentTo,
  formatConsent,
  formatOptionalServices,
  parseConsent,
  parseOptionalServices,
  servicesToAskAbout,
} from './consent.ts'

const facts = (changes: Partial<ConsentFacts> = {}): ConsentFacts => ({
  offered: ['analytics'],
  choices: {},
  objects: false,
  ...changes,
})

// PRIV-12
describe('services that need consent', () => {
  it('ask about nothing that is not configured', () => {
    expect(consentTo('support-chat', facts())).toBe('not-offered')
    expect(servicesToAskAbout(facts({ offered: [] }))).toEqual([])
  })

  it('ask until the visitor has chosen, and about a service that is new again', () => {
    const both = ['analytics', 'support-chat'] as const
    expect(servicesToAskAbout(facts({ offered: both }))).toEqual(both)
    expect(servicesToAskAbout(facts({ offered: both, choices: { analytics: false } }))).toEqual(['support-chat'])
    expect(servicesToAskAbout(facts({ offered: both, choices: { analytics: true, 'support-chat': false } }))).toEqual(
      [],
    )
  })

  it('are listed for the page, without those that it does not know', () => {
    expect(parseOptionalServices(formatOptionalServices(['support-chat', 'analytics']))).toEqual([
      'support-chat',
      'analytics',
    ])
    expect(parseOptionalServices('heatmaps~analytics')).toEqual(['analytics'])
    expect(parseOptionalServices(null)).toEqual([])
  })
})

// PRIV-13
describe('the choices of a cookie', () => {
  it.each([{}, { analytics: true }, { analytics: false, 'support-chat': true }])(
    'are read as written: %j',
    (choices) => {
      const text = formatConsent(choices)
      expect(parseConsent(text)).toEqual(choices)
      expect(encodeURIComponent(text)).toBe(text)
    },
  )

  it.each([null, undefined, '', 'yes', 'analytics', 'analytics.true', 'heatmaps.yes', 'constructor.yes'])(
    'are no consent if they say %j',
    (text) => {
      expect(parseConsent(text)).toEqual({})
    },
  )
})

// PRIV-14
describe('a browser that objects', () => {
  it('has declined and is not asked', () => {
    expect(consentTo('analytics', facts({ objects: true }))).toBe('declined')
    expect(servicesToAskAbout(facts({ objects: true }))).toEqual([])
  })

  it('can be overruled by its user', () => {
    expect(consentTo('analytics', facts({ objects: true, choices: { analytics: true } }))).toBe('granted')
  })
})
