import { afterEach, describe, expect, it } from 'vitest'
import { asWritten, say, speak } from './index.ts'

describe('say', () => {
  afterEach(() => speak(asWritten))

  it('says a sentence as it was written', () => {
    expect(say('Send request')).toBe('Send request')
  })

  it('fills the braces, and leaves nothing where there is no value', () => {
    expect(say('{name} asked on {day}{more}.', { name: 'Ana', day: 3, more: null })).toBe('Ana asked on 3.')
  })

  it('keeps braces that nobody fills', () => {
    expect(say('Write {firstName}', { name: 'Ana' })).toBe('Write {firstName}')
  })

  it('does not fill a value’s own braces', () => {
    expect(say('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x')
  })

  it('speaks the language that was set', () => {
    speak((text) => text.toUpperCase())
    expect(say('Send request')).toBe('SEND REQUEST')
  })
})
