import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, describeStaleRates, isStale, judgeRates } from './exchange-rates.ts'
import { type ExchangeRateTable } from './exchange-rates.port.ts'

const table: ExchangeRateTable = {
  date: '2026-11-20',
  base: 'usd',
  rates: { usd: 1, zar: 18.34, aud: 1.52, jpy: 151.2, bad: 0 },
}
const code = fc.constantFrom('usd', 'ZAR', 'aud', 'JPY')
const amount = fc.double({ min: 0.01, max: 9_999_999, noNaN: true })

describe('convert', () => {
  it('returns the amount unchanged in its own currency, even if the table lacks it', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('usd', 'ZAR', 'xyz'), (sum, own) => {
        expect(convert(sum, own, own, table)).toBe(sum)
      }),
    )
  })

  it('round-trips through any two currencies', () => {
    fc.assert(
      fc.property(amount, code, code, (sum, from, to) => {
        const there = convert(sum, from, to, table)
        const back = there === null ? null : convert(there, to, from, table)
        expect(back).not.toBeNull()
        expect(Math.abs((back ?? 0) - sum)).toBeLessThan(sum * 1e-9)
      }),
    )
  })

  it('keeps the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, code, code, (one, other, from, to) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(convert(less, from, to, table) ?? 1).toBeLessThanOrEqual(convert(more, from, to, table) ?? 0)
      }),
    )
  })

  it('makes ZAR 900 about USD 49', () => {
    expect(Math.round(convert(900, 'ZAR', 'USD', table) ?? 0)).toBe(49)
  })

  // REF-14
  it('returns null for a currency without a usable rate', () => {
    expect([
      convert(1, 'usd', 'xyz', table),
      convert(1, 'bad', 'usd', table),
      convert(1, 'constructor', 'usd', table),
    ]).toEqual([null, null, null])
  })
})

describe('isStale', () => {
  // REF-15
  it('is true from the eighth day, and for an unreadable date', () => {
    expect(isStale(table, new Date('2026-11-27T23:59:59Z'))).toBe(false)
    expect(isStale(table, new Date('2026-11-28T00:00:00Z'))).toBe(true)
    expect(isStale({ ...table, date: 'yesterday' }, new Date('2026-11-20T00:00:00Z'))).toBe(true)
  })

  // REF-15
  it('is said of every figure that is converted then', () => {
    expect(describeStaleRates(judgeRates(table, new Date('2026-11-27T23:59:59Z')))).toBeNull()
    expect(describeStaleRates(judgeRates(table, new Date('2026-11-28T00:00:00Z')))).toBe('rates of 20 November 2026')
    expect(describeStaleRates(table)).toBeNull()
  })
})
