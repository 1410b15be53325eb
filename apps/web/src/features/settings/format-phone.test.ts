import { describe, expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

describe('formatPhone', () => {
  it('groups digits after the country’s calling code', () => {
    expect(formatPhone('+27825550100')).toBe('+27 82 555 0100')
    expect(formatPhone('+15125550142')).toBe('+1 512 555 0142')
    expect(formatPhone('+264811234567')).toBe('+264 81 123 4567')
    expect(formatPhone('+4512345678')).toBe('+45 1234 5678')
  })

  it('leaves other text unchanged', () => {
    expect(formatPhone('082 555 0100')).toBe('082 555 0100')
    expect(formatPhone('')).toBe('')
  })
})
