import { readGazetteerData, toPlace } from '@guildhall/places-gazetteer'
import type { Place } from '@guildhall/domain/reference'

/** Draws a town of a country: larger ones more often. Null for a country without towns. */
export type TownSampler = (countryCode: string, fraction: number) => Place | null

/** The gazetteer has the order of populations, not the figures; sizes of cities follow about this power of their rank. */
const RANK_POWER = 0.9

interface Towns {
  readonly rows: number[]
  /** Sums of the weights up to each row. */
  readonly sums: number[]
}

/** Draws from the towns of the gazetteer. */
export async function createTownSampler(): Promise<TownSampler> {
  const data = await readGazetteerData()
  const byCountry = new Map<string, Towns>()
  for (const [row, name] of data.name.entries()) {
    // Countries and provinces have no name of their own.
    if (name === '') continue
    const code = data.countries[data.country[row] ?? -1] ?? ''
    const towns = byCountry.get(code) ?? { rows: [], sums: [] }
    byCountry.set(code, towns)
    towns.rows.push(row)
    towns.sums.push((towns.sums.at(-1) ?? 0) + towns.rows.length ** -RANK_POWER)
  }
  return (countryCode, fraction) => {
    const towns = byCountry.get(countryCode)
    if (towns === undefined) return null
    const row = towns.rows[findFirstAbove(towns.sums, fraction * (towns.sums.at(-1) ?? 0))]
    return row === undefined ? null : toPlace(data, row)
  }
}

function findFirstAbove(sums: readonly number[], sought: number): number {
  let [from, to] = [0, sums.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sums[middle] ?? 0) > sought) to = middle
    else from = middle + 1
  }
  return from
}
