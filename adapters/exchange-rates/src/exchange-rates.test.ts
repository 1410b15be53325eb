import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from '@guildhall/domain/reference'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchangeRatesContract } from '@guildhall/domain/testing/contracts/exchange-rates'
import { fakeExchangeRateStore, publishedRates } from '@guildhall/domain/testing'
import { createBundledExchangeRates, createExchangeRatesFile, createStoredExchangeRates } from './index.ts'

const bundled = createBundledExchangeRates()
exchangeRatesContract('The bundled table', async () => bundled)
exchangeRatesContract('A file that is not there', async () => createExchangeRatesFile('/nowhere/exchange-rates.json'))
exchangeRatesContract('The tables that were fetched', async () => {
  const store = fakeExchangeRateStore()
  await store.save(publishedRates('2026-11-23'))
  return createStoredExchangeRates(store, bundled)
})

describe('the tables that were fetched', () => {
  // REF-20
  it('stand before the bundled one if they are newer', async () => {
    const store = fakeExchangeRateStore()
    const rates = createStoredExchangeRates(store, bundled)
    expect(await rates.current()).toEqual(await bundled.current())
    await store.save(publishedRates('2020-01-02'))
    expect(await rates.current()).toEqual(await bundled.current())
    await store.save(publishedRates('2031-01-02'))
    expect((await rates.current()).date).toBe('2031-01-02')
  })
})

describe('the bundled table', () => {
  it('has at least 150 lowercase currencies with positive rates', async () => {
    const { rates, base } = await createBundledExchangeRates().current()
    expect(base).toBe('usd')
    expect(Object.keys(rates).length).toBeGreaterThanOrEqual(150)
    for (const [code, rate] of Object.entries(rates)) {
      expect(code).toMatch(/^[a-z]{3}$/)
      expect(rate).toBeGreaterThan(0)
    }
  })

  it('converts ZAR 900 to about USD 49', async () => {
    const table = await createBundledExchangeRates().current()
    expect(Math.round(convert(900, 'ZAR', 'USD', table) ?? 0)).toBe(49)
  })
})

describe('a table in a file', () => {
  let folder = ''
  const problems: string[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rates-'))
    problems.length = 0
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const make = (path: string) => createExchangeRatesFile(path, { onProblem: (problem) => problems.push(problem) })

  // REF-16
  it('is the bundled one until the file is there, and follows the file', async () => {
    const path = join(folder, 'rates.json')
    const rates = make(path)
    expect(await rates.current()).toEqual(await createBundledExchangeRates().current())
    await writeFile(path, JSON.stringify({ date: '2027-01-04', base: 'USD', rates: { ZAR: 17.5, aud: 1.5 } }))
    expect(await rates.current()).toEqual({ date: '2027-01-04', base: 'usd', rates: { usd: 1, zar: 17.5, aud: 1.5 } })
    await writeFile(path, JSON.stringify({ date: '2027-01-05', base: 'usd', rates: { zar: 17.4821, aud: 1.5 } }))
    expect((await rates.current()).date).toBe('2027-01-05')
    expect(problems).toEqual([])
  })

  // REF-16, REF-20
  it('takes the place of the tables that were fetched', async () => {
    const store = fakeExchangeRateStore()
    await store.save(publishedRates('2031-01-02'))
    const path = join(folder, 'rates.json')
    const rates = createExchangeRatesFile(path, { otherwise: createStoredExchangeRates(store, bundled) })
    expect((await rates.current()).date).toBe('2031-01-02')
    await writeFile(path, JSON.stringify({ date: '2027-01-04', base: 'usd', rates: { zar: 17.5, aud: 1.5 } }))
    expect((await rates.current()).date).toBe('2027-01-04')
    await rm(path)
    expect((await rates.current()).date).toBe('2031-01-02')
  })

  // REF-16
  it.each([
    ['{', 'not JSON'],
    ['[]', 'not an object'],
    ['{"date":"4 Jan","base":"usd","rates":{}}', '"date" must be a day written YYYY-MM-DD'],
    ['{"date":"2027-01-04","base":"eur","rates":{}}', '"base" must be "usd"'],
    ['{"date":"2027-01-04","base":"usd","rates":[]}', '"rates" must be an object of currency codes and numbers'],
    ['{"date":"2027-01-04","base":"usd","rates":{"zar":0}}', 'the rate of "zar" must be above 0'],
    ['{"date":"2027-01-04","base":"usd","rates":{"rand":1}}', '"rand" is not a currency code'],
    ['{"date":"2027-01-04","base":"usd","rates":{"zar":18}}', 'the rate of "aud" is missing'],
  ])('keeps the last valid table if the file contains %s, and reports it once', async (json, why) => {
    const path = join(folder, 'rates.json')
    const rates = make(path)
    await writeFile(path, JSON.stringify({ date: '2027-01-04', base: 'usd', rates: { zar: 17.5, aud: 1.5 } }))
    await rates.current()
    await writeFile(path, json)
    expect((await rates.current()).date).toBe('2027-01-04')
    await rates.current()
    expect(problems).toEqual([`Exchange rates in ${path} are not used: ${why}`])
  })
})
