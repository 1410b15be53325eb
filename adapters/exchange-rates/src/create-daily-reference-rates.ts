import { type ExchangeRateSource, type ExchangeRateTable, UnusableRates } from '@guildhall/domain/reference'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { readReferenceRates } from './read-reference-rates.ts'

export interface DailyReferenceRatesOptions {
  /** The address of the table, in the format of the European Central Bank's eurofxref-daily.xml. */
  readonly url: string
  /** Milliseconds to wait for the answer; default 10,000. */
  readonly timeoutMs?: number
}

/** The table has some 30 rows; anything far larger is another document. */
const MAX_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000
const SOURCE = 'exchange rates'

const isSameTable = (one: ExchangeRateTable, other: ExchangeRateTable): boolean =>
  one.date === other.date &&
  Object.keys(one.rates).length === Object.keys(other.rates).length &&
  Object.entries(one.rates).every(([code, rate]) => other.rates[code] === rate)

const readLimited = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new UnusableRates(`it is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The daily reference rates of the European Central Bank, or of any address with a table of that format. Asks only whether it has changed
 * (`If-None-Match`, `If-Modified-Since`), so it may be called often. Rule: REF-20.
 */
export const createDailyReferenceRates = ({
  url,
  timeoutMs = TIMEOUT_MS,
}: DailyReferenceRatesOptions): ExchangeRateSource => ({
  fetch: async (known) => {
    const headers = {
      accept: 'application/xml, text/xml',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    }
    try {
      const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (response.status === 304) return null
      if (response.status !== 200)
        throw new DependencyUnavailable(SOURCE, { cause: new Error(`It answered ${response.status}`) })
      const table = readReferenceRates(await readLimited(response))
      const [etag, lastModified] = [response.headers.get('etag'), response.headers.get('last-modified')]
      // A source without validators sends the same table again.
      return known !== null && isSameTable(known.table, table) ? null : { table, etag, lastModified }
    } catch (error) {
      if (error instanceof UnusableRates || error instanceof DependencyUnavailable) throw error
      throw new DependencyUnavailable(SOURCE, { cause: error })
    }
  },
})
