/** An amount in whole minor units (cents) of a currency (ISO 4217). Rule: BASE-2. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** Minor units of a major one; every currency of the product has two digits. */
const MINOR_PER_MAJOR = 100

/** Converts whole major units to money. */
export const moneyFromMajor = (major: number, currency: string): Money => ({
  minor: Math.round(major * MINOR_PER_MAJOR),
  currency,
})

/** The amount in major units with its fraction, as in the REST contract. */
export const toMajorUnits = ({ minor }: Pick<Money, 'minor'>): number => minor / MINOR_PER_MAJOR

/**
 * A quotient of whole numbers, rounded half up. Sums and products stay exact until this one rounding, so that no cent is lost. Rule:
 * BASE-2.
 */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

/** '12,240.00': thousands separators and two digits. Rule: BASE-3. */
export const formatMinor = (minor: number): string => {
  const digits = Math.abs(minor).toString().padStart(3, '0')
  const major = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0 ? '-' : ''}${major}.${digits.slice(-2)}`
}

/** 'USD 12,240.00' */
export const formatMoney = ({ currency, minor }: Money): string => `${currency} ${formatMinor(minor)}`

/** '12,240': thousands separators, minor digits only if they are not zero. */
export const formatMinorShort = (minor: number): string => formatMinor(minor).replace(/\.00$/, '')
