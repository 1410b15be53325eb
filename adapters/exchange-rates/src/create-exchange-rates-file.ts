import { readFile, stat } from 'node:fs/promises'
import type { ExchangeRates, ExchangeRateTable } from '@guildhall/domain/reference'
import { createBundledExchangeRates } from './create-bundled-exchange-rates.ts'
import { parseTable } from './read-table.ts'

/** Options of the file source. */
export interface ExchangeRatesFileOptions {
  /** Called once per change of the file with the reason why it is invalid. */
  readonly onProblem?: (problem: string) => void
  /** What stands without a file. Default: the bundled table. */
  readonly otherwise?: ExchangeRates
  /** Milliseconds for which the file is not looked at again. Default 0. */
  readonly trustedFor?: number
}

/**
 * A table that an operator keeps in a JSON file, `{"date": "2026-11-20", "base": "usd", "rates": {"zar": 18.34, …}}`. The file is read
 * again when it changes. Without a file another table stands, by default the bundled one; a file that cannot be used leaves the last good table. Rule: REF-16.
 */
export const createExchangeRatesFile = (path: string, options: ExchangeRatesFileOptions = {}): ExchangeRates => {
  const { onProblem, otherwise = createBundledExchangeRates(), trustedFor = 0 } = options
  let lookedAt = Number.NEGATIVE_INFINITY
  /** The last good table of the file; null without one. */
  let table: ExchangeRateTable | null = null
  let seen = ''
  return {
    current: async () => {
      if (performance.now() - lookedAt < trustedFor) return table ?? otherwise.current()
      const stamp = await readStamp(path)
      lookedAt = performance.now()
      if (stamp === seen) return table ?? otherwise.current()
      seen = stamp
      if (stamp === '') {
        table = null
        return otherwise.current()
      }
      const read = parseTable(await readFile(path, 'utf8').catch(() => ''))
      if (typeof read === 'string') onProblem?.(`Exchange rates in ${path} are not used: ${read}`)
      else table = read
      return table ?? otherwise.current()
    },
  }
}

/** Changes whenever the file does; empty if there is none. */
const readStamp = async (path: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(path)
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return ''
  }
}
