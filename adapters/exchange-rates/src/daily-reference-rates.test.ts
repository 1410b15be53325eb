import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnusableRates } from '@guildhall/domain/reference'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { exchangeRateSourceContract } from '@guildhall/domain/testing/contracts/exchange-rate-source'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReferenceRatesServer, startReferenceRatesServer } from '../testing/index.ts'
import { createDailyReferenceRates } from './index.ts'

/** Units for one euro, from units for one dollar. */
const perEuroOf = ({ eur = 0.86, ...rates }: Readonly<Record<string, number>>) => ({
  USD: 1 / eur,
  ...Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code.toUpperCase(), rate / eur])),
})

exchangeRateSourceContract('The daily reference rates', async () => {
  const server = await startReferenceRatesServer()
  return {
    source: createDailyReferenceRates({ url: server.url }),
    publish: (date, rates) => server.publish(date, perEuroOf(rates)),
    publishNonsense: () => server.answer('<html><body>Maintenance</body></html>'),
    goAway: () => server.failWith(503),
    close: server.close,
  }
})

describe('the daily reference rates', () => {
  let server: ReferenceRatesServer
  beforeEach(async () => {
    server = await startReferenceRatesServer()
  })
  afterEach(() => server.close())
  const perEuro = { USD: 1.1523, JPY: 180.15, AUD: 1.7856, ZAR: 20.0231 }
  const source = () => createDailyReferenceRates({ url: server.url })

  // REF-20
  it('are converted from the euro to the dollar', async () => {
    server.publish('2026-11-20', perEuro)
    const published = await source().fetch(null)
    expect(published?.table).toEqual({
      date: '2026-11-20',
      base: 'usd',
      rates: { eur: 1 / 1.1523, usd: 1, jpy: 180.15 / 1.1523, aud: 1.7856 / 1.1523, zar: 20.0231 / 1.1523 },
    })
  })

  // REF-20
  it('are asked for by the provider’s protocol, and sent once', async () => {
    server.publish('2026-11-20', perEuro)
    const known = await source().fetch(null)
    expect(known).toMatchObject({ etag: expect.stringMatching(/^"/), lastModified: expect.stringMatching(/GMT$/) })
    expect(await source().fetch(known)).toBeNull()
    expect(await source().fetch(known && { ...known, etag: null })).toBeNull()
    expect(server.answered).toEqual([200, 304, 304])
  })

  // REF-20
  it('are known again without validators, in any order of the currencies', async () => {
    server.setValidators(false)
    server.publish('2026-11-20', perEuro)
    const known = await source().fetch(null)
    server.publish('2026-11-20', Object.fromEntries(Object.entries(perEuro).toReversed()))
    expect(await source().fetch(known)).toBeNull()
    server.publish('2026-11-20', { ...perEuro, ZAR: 21 })
    expect(await source().fetch(known)).toMatchObject({ etag: null, lastModified: null })
  })

  // REF-20
  it.each([
    ['', 'it is empty'],
    ['<Envelope><Cube', 'not XML'],
    ['<a xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"/>', 'it is not the table of one day'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'it declares a document type'],
    ['x'.repeat(300_000), 'it is larger than 262144 bytes'],
  ])('are refused as %.40s', async (body, why) => {
    server.answer(body)
    const fetching = source().fetch(null)
    await expect(fetching).rejects.toBeInstanceOf(UnusableRates)
    await expect(fetching).rejects.toThrow(why)
  })

  // REF-20
  it.each([
    ['20 November', perEuro, '"time" must be a day written YYYY-MM-DD'],
    ['2026-11-20', { USD: 1.1523, AUD: 1.7856 }, 'the rate of "zar" is missing'],
    ['2026-11-20', { ...perEuro, JPY: 0 }, 'the rate of "jpy" must be above 0'],
    ['2026-11-20', { ...perEuro, JPY: Number.NaN }, 'the rate of "jpy" must be above 0'],
    ['2026-11-20', { ...perEuro, RAND: 20 }, '"rand" is not a currency code'],
  ])('are refused with the date %s and %j', async (date, rates, why) => {
    server.publish(date, rates)
    await expect(source().fetch(null)).rejects.toThrow(new UnusableRates(why))
  })

  // REF-20
  it.each([404, 429, 500, 503])('are away with the status %s', async (status) => {
    server.failWith(status)
    await expect(source().fetch(null)).rejects.toBeInstanceOf(DependencyUnavailable)
  })

  // REF-20
  it('are away if the provider does not answer', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const waiting = createDailyReferenceRates({ url: `http://127.0.0.1:${port}`, timeoutMs: 20 }).fetch(null)
    await expect(waiting).rejects.toBeInstanceOf(DependencyUnavailable)
    silent.closeAllConnections()
    silent.close()
    await server.close()
    await expect(source().fetch(null)).rejects.toBeInstanceOf(DependencyUnavailable)
  })
})
