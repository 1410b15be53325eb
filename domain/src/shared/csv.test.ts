import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('rows as CSV', () => {
  // MOD-50
  it('have quotes where a cell needs them', () => {
    expect(toCsv([['a', 'b, c', 'say "d"', 'two\nlines', 3, null]])).toBe('a,"b, c","say ""d""","two\nlines",3,\r\n')
  })

  // MOD-50
  it.each(['=1+1', '+1', '-1', '@sum(a1)', '\tx'])('have no formula: %j', (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`)
  })

  it('leave numbers as they are', () => {
    expect(toCsv([[-1.5], [2]])).toBe('-1.5\r\n2\r\n')
  })
})
