import type { ExchangeRateTable } from '@guildhall/domain/reference'

/** Parses a table from JSON; returns an error message if it is invalid. Currency codes are case-insensitive. */
export const parseTable = (json: string): ExchangeRateTable | string => {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch {
    return 'not JSON'
  }
  if (!isRecord(read)) return 'not an object'
  const { date, base, rates } = read
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    return '"date" must be a day written YYYY-MM-DD'
  }
  if (typeof base !== 'string' || base.toLowerCase() !== 'usd') return '"base" must be "usd"'
  if (!isRecord(rates)) return '"rates" must be an object of currency codes and numbers'
  const table: Record<string, number> = { usd: 1 }
  for (const [code, rate] of Object.entries(rates)) {
    if (!/^[a-z]{3}$/i.test(code)) return `"${code}" is not a currency code`
    if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) return `the rate of "${code}" must be above 0`
    table[code.toLowerCase()] = rate
  }
  for (const needed of ['aud', 'zar']) if (table[needed] === undefined) return `the rate of "${needed}" is missing`
  return { date, base: 'usd', rates: table }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
