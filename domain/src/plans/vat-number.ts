import { countries, findCountry } from '../reference/index.ts'

/** Formats of VAT numbers without the country's prefix, by ISO 3166-1 alpha-2. Numbers of other countries are not checked. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  AU: /^\d{11}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  NZ: /^\d{8,9}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  ZA: /^4\d{9}$/,
}

/** What is accepted for countries without a known format. */
export const VAT_NUMBER_PATTERN = String.raw`^[A-Z\d]{2,20}$`

/** Greece uses the prefix EL. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

const findCountryCode = (country: string): string | null => {
  const typed = country.trim().toLowerCase()
  const byName = countries.find(({ name }) => name.toLowerCase() === typed)
  return (byName ?? findCountry(typed))?.code ?? null
}

/**
 * Whether a text can be a VAT number of a country (by name or code), ignoring spaces, points, dashes and the country's prefix. Only the
 * format is checked; for countries without a known one, 2 to 20 letters and digits are accepted.
 */
export const isVatNumber = (text: string, country: string): boolean => {
  const compact = text.toUpperCase().replaceAll(/[\s./-]/g, '')
  const code = findCountryCode(country)
  const shape = code === null ? undefined : SHAPES[code]
  if (code === null || shape === undefined) return new RegExp(VAT_NUMBER_PATTERN).test(compact)
  const prefix = PREFIXES[code] ?? code
  return shape.test(compact) || (compact.startsWith(prefix) && shape.test(compact.slice(prefix.length)))
}
