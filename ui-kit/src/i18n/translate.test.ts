import { afterEach, describe, expect, it } from 'vitest'
import { setTranslator, t, untranslated } from './index.ts'

describe('t', () => {
  afterEach(() => setTranslator(untranslated))

  it('returns the English message when no language is set', () => {
    expect(t('Send request')).toBe('Send request')
  })

  it('fills placeholders, with nothing for null and undefined', () => {
    expect(t('{name} asked on {day}{more}.', { name: 'Ana', day: 3, more: null })).toBe('Ana asked on 3.')
  })

  it('keeps placeholders that have no value', () => {
    expect(t('Write {firstName}', { name: 'Ana' })).toBe('Write {firstName}')
  })

  it('does not fill placeholders in a value', () => {
    expect(t('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x')
  })

  it('uses the translator that was set', () => {
    setTranslator((message) => message.toUpperCase())
    expect(t('Send request')).toBe('SEND REQUEST')
  })
})
