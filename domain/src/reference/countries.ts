import { countryRows, type WorldRegion } from './country-rows.ts'

/** ISO 3166-1 alpha-2 code to use where the country is unknown. Rule: REF-12. */
export const DEFAULT_COUNTRY_CODE = 'US'

/** A country: ISO 3166-1 alpha-2, English name, calling code without the plus. Rule: REF-12. */
export interface Country {
  readonly code: string
  readonly name: string
  readonly callingCode: string
  readonly region: WorldRegion
}

/** All 250, by name. */
export const countries: readonly Country[] = countryRows.map(([code, name, callingCode, region]) => ({
  code,
  name,
  callingCode,
  region,
}))

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]))

/** The country of an alpha-2 code in any case; undefined where there is none. */
export const findCountry = (code: string): Country | undefined => byCode.get(code.toUpperCase())

const topByRegion: Readonly<Record<WorldRegion, readonly string[]>> = {
  AF: ['ZA', 'NG', 'KE', 'GB', 'US'],
  AM: ['US', 'CA', 'BR', 'MX', 'GB'],
  AS: ['IN', 'SG', 'AE', 'PH', 'US'],
  EU: ['GB', 'DE', 'PT', 'NL', 'IE'],
  OC: ['AU', 'NZ', 'US', 'GB', 'ZA'],
  AN: ['US', 'ZA', 'AU', 'GB', 'NZ'],
}

/** The five countries that are pinned above the list, the visitor's own first. An unknown country counts as the US. */
export const topCountries = (countryCode: string): readonly Country[] => {
  const own = findCountry(countryCode) ?? findCountry('US')
  if (own === undefined) return []
  const others = topByRegion[own.region].filter((code) => code !== own.code)
  return [own, ...others.flatMap((code) => findCountry(code) ?? [])].slice(0, 5)
}
