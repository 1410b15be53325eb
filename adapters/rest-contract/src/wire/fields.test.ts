import { describe, expect, it } from 'vitest'
import { choice, flag, knownChoice, nullableText, number, requiredFlag, text, textList, uuid } from './fields.ts'

const messagesOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('fields', () => {
  // API-18
  it('parses numbers that forms send as text', () => {
    expect(['7', ' 7 ', 7, '', null, undefined].map((value) => number.parse(value))).toEqual([
      7,
      7,
      7,
      null,
      null,
      null,
    ])
    expect(messagesOf(number.safeParse('seven'))).toEqual(['Value is not a number'])
  })

  it('leaves what is missing to the domain', () => {
    expect([text.parse(undefined), text.parse(null), nullableText.parse('')]).toEqual(['', '', null])
  })

  it('refuses non-text, NUL characters and lone surrogates', () => {
    expect(messagesOf(text.safeParse({ toString: 'x' }))).toEqual(['Value is not a text'])
    const unstorable = ['a\0b', 'a\ud800b']
    expect(unstorable.map((value) => messagesOf(text.safeParse(value)))).toEqual([
      ['Value is not a text'],
      ['Value is not a text'],
    ])
    expect(messagesOf(textList.safeParse(['a\0b']))).toEqual(['Value is not a text'])
  })

  it('parses booleans in the notation of forms', () => {
    expect(['true', '1', 'on', true, 1].map((value) => flag.parse(value))).toEqual([true, true, true, true, true])
    expect(['false', '0', '', null, undefined, 0].map((value) => flag.parse(value))).toEqual(Array(6).fill(false))
    expect(messagesOf(flag.safeParse('maybe'))).toEqual(['Value is not yes or no'])
  })

  // API-51
  it('requires a switch that has no default', () => {
    expect(['true', '1', true, 'false', '0', false].map((value) => requiredFlag.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect([undefined, null].map((value) => messagesOf(requiredFlag.safeParse(value)))).toEqual([
      ['Value is required'],
      ['Value is required'],
    ])
    expect(messagesOf(requiredFlag.safeParse('maybe'))).toEqual(['Value is not yes or no'])
  })

  it('passes an unknown choice to the domain, or maps it to null', () => {
    expect(choice(['a', 'b']).parse('c')).toBe('c')
    expect(knownChoice(['a', 'b']).parse('c')).toBeNull()
  })

  // API-18
  it('parses lists from JSON text too', () => {
    expect([textList.parse('["a","b"]'), textList.parse(['a']), textList.parse(undefined)]).toEqual([
      ['a', 'b'],
      ['a'],
      [],
    ])
    expect(messagesOf(textList.safeParse('{"__proto__": []}'))).toEqual(['Value is not a list'])
  })

  it('accepts ids in any case', () => {
    expect(uuid.parse('0199A1F4-7C1E-7A53-9C3D-1F0D5A7E2B01')).toBe('0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b01')
    expect(messagesOf(uuid.safeParse('1'))).toEqual(['Value is not a valid id'])
  })
})
