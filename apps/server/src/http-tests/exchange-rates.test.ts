import { type ReferenceRatesServer, startReferenceRatesServer } from '@guildhall/exchange-rates/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeEmployer } from './support/complete-profiles.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'

const DAY_MS = 86_400_000
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

describe('a daily source of exchange rates', () => {
  let source: ReferenceRatesServer
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    source = await startReferenceRatesServer()
    server = await startTestServer({ EXCHANGE_RATES_URL: source.url })
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
  })
  afterAll(async () => {
    await server.stop()
    await source.close()
  })
  const rates = async () => unwrap(await employer.api.readUser())

  // REF-20
  it('is used from its first table on, and asked only for what is new', async () => {
    source.publish(dayFromNow(0), { USD: 1.2, AUD: 1.8, ZAR: 24 })
    await server.advance('PT1H')
    expect(await rates()).toMatchObject({
      exchangeRates: { usd: 1, zar: 20, aud: 1.5 },
      exchangeRatesDate: dayFromNow(0),
      exchangeRatesStale: false,
    })
    await server.advance('PT1H')
    expect(source.answered.at(-1)).toBe(304)
  })

  // REF-15, REF-20
  it('leaves its last good table, which says that it is out of date after seven days', async () => {
    source.answer('<html>')
    await server.advance('P1D')
    source.publish(dayFromNow(1), { USD: 1.2, AUD: 1.8 })
    await server.advance('PT1H')
    source.failWith(503)
    await server.advance('PT1H')
    expect(await rates()).toMatchObject({ exchangeRatesDate: dayFromNow(0), exchangeRatesStale: false })
    await server.advance('P8D')
    expect(await rates()).toMatchObject({
      exchangeRates: { zar: 20 },
      exchangeRatesDate: dayFromNow(0),
      exchangeRatesStale: true,
    })
  })
})
