import { type ExchangeRateTable, UnusableRates } from '@guildhall/domain/reference'
import { DOMParser } from '@xmldom/xmldom'

const NAMESPACE = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref'
/** Everything is paid in these, or shown in them. */
const NEEDED = ['usd', 'aud', 'zar']

const parseXml = (xml: string) => {
  const fail = (message: string): never => {
    throw new UnusableRates(`not XML: ${message.split('\n', 1)[0] ?? ''}`)
  }
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } })
  return parser.parseFromString(xml, 'application/xml')
}

const readRate = (code: string, text: string): number => {
  const rate = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0
  if (Number.isFinite(rate) && rate > 0) return rate
  throw new UnusableRates(`the rate of "${code}" must be above 0`)
}

/**
 * Reads the table that the European Central Bank publishes as eurofxref-daily.xml: units of each currency for one euro, under a date.
 * Converted to units for one US dollar. Throws `UnusableRates`. Rule: REF-20.
 */
export const readReferenceRates = (xml: string): ExchangeRateTable => {
  // Entities and other declarations have no place in the table.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnusableRates('it declares a document type')
  if (xml.trim() === '') throw new UnusableRates('it is empty')
  const cubes = Array.from(parseXml(xml).getElementsByTagNameNS(NAMESPACE, 'Cube'))
  const days = cubes.filter((cube) => cube.hasAttribute('time'))
  const date = days[0]?.getAttribute('time') ?? ''
  if (days.length !== 1) throw new UnusableRates('it is not the table of one day')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new UnusableRates('"time" must be a day written YYYY-MM-DD')
  const perEuro = new Map([['eur', 1]])
  for (const cube of cubes.filter((one) => one.hasAttribute('currency'))) {
    const code = (cube.getAttribute('currency') ?? '').toLowerCase()
    if (!/^[a-z]{3}$/.test(code)) throw new UnusableRates(`"${code.slice(0, 10)}" is not a currency code`)
    perEuro.set(code, readRate(code, cube.getAttribute('rate') ?? ''))
  }
  for (const needed of NEEDED) if (!perEuro.has(needed)) throw new UnusableRates(`the rate of "${needed}" is missing`)
  const dollar = perEuro.get('usd') ?? 1
  return {
    date,
    base: 'usd',
    rates: Object.fromEntries([...perEuro].map(([code, rate]) => [code, code === 'usd' ? 1 : rate / dollar])),
  }
}
