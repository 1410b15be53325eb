import { CAST_SIZE, createCast } from './cast/index.ts'
import { generateCompanies } from './companies.ts'
import { generateContractor } from './contractor.ts'
import type { Market, MarketContractor, MarketOptions } from './types.ts'

/** The default seed of a market. */
export const DEFAULT_SEED = 2026

/**
 * Generates a plausible market without a database: people, companies and their plans. The same options give the same market; a larger one
 * starts with the people of a smaller one. Contractors are generated one by one, so that memory does not grow with their number.
 */
export const generateMarket = ({ contractors, companies, now, seed = DEFAULT_SEED }: MarketOptions): Market => ({
  companies: generateCompanies(companies, seed, now),
  contractors: {
    *[Symbol.iterator](): Generator<MarketContractor> {
      for (let index = 0; index < contractors; index += 1) {
        yield index < CAST_SIZE ? createCast(index, seed, now) : generateContractor(index, seed, now)
      }
    },
  },
})
