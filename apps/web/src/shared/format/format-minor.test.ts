import { afterEach, describe, expect, it, vi } from 'vitest'

const formatsOf = async (language: string) => {
  vi.stubGlobal('navigator', { language })
  vi.resetModules()
  return import('./format-minor.ts')
}

// BASE-3
describe('money to the cent', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('has thousands separators and two digits', async () => {
    const { formatExactMoney, formatMinor } = await formatsOf('en-GB')
    expect(formatMinor(1_224_000)).toBe('12,240.00')
    expect(formatMinor(-5)).toBe('-0.05')
    expect(formatExactMoney({ currency: 'USD', minor: 204_050 })).toBe('USD 2,040.50')
  })

  it('is without its fraction where that is zero, and a short form is wanted', async () => {
    const { formatFactor, formatMinorShort, formatShortMoney } = await formatsOf('en-GB')
    expect(formatMinorShort(204_000)).toBe('2,040')
    expect(formatMinorShort(204_050)).toBe('2,040.50')
    expect(formatShortMoney({ currency: 'USD', minor: 68_000 })).toBe('USD 680')
    expect(formatFactor(0.5)).toBe('0.5')
  })

  it('is written as in the reader’s region', async () => {
    const { formatExactMoney, formatFactor } = await formatsOf('de-DE')
    expect(formatExactMoney({ currency: 'EUR', minor: 1_224_000 })).toBe('EUR 12.240,00')
    expect(formatFactor(1.5)).toBe('1,5')
  })
})
