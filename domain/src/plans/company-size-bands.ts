import { maxValue, minValue, required, type Rule, wholeNumber } from '../shared/index.ts'

/** The size bands that plans are priced by. Rule: PLAN-1. */
export type CompanySize = '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'

/** A band of company sizes, with the multiplier of the base price and the maximum number of members. Rule: PLAN-1. */
export interface CompanySizeBand {
  readonly size: CompanySize
  readonly multiplier: number
  /** Members of every role. */
  readonly maxUsers: number
}

/** The bands, smallest first. */
export const COMPANY_SIZE_BANDS: readonly CompanySizeBand[] = [
  { size: '1-10', multiplier: 0.5, maxUsers: 10 },
  { size: '11-50', multiplier: 1, maxUsers: 50 },
  { size: '51-200', multiplier: 1.5, maxUsers: 100 },
  { size: '201-500', multiplier: 2, maxUsers: 100 },
  { size: '501-1000', multiplier: 3, maxUsers: 100 },
  { size: '1000+', multiplier: 4, maxUsers: 100 },
]

/** The sizes, for lists and checks. */
export const COMPANY_SIZES: readonly CompanySize[] = COMPANY_SIZE_BANDS.map(({ size }) => size)

/** Whether a text is the name of a band. */
export const isCompanySize = (text: string): text is CompanySize => (COMPANY_SIZES as readonly string[]).includes(text)

/**
 * The rules of a number of seats: a whole number that some size allows. Which one, and the seats in use, limit it further: `isSeatCount`.
 * Rule: PLAN-18.
 */
export const seatCountRules: readonly Rule<unknown>[] = [
  required,
  wholeNumber,
  minValue(1),
  maxValue(Math.max(...COMPANY_SIZE_BANDS.map(({ maxUsers }) => maxUsers))),
]

/** The error of more seats than a company of this size can have; null if there are not too many. Rule: PLAN-18. */
export const findSeatsOverBandError = (seats: number | null | undefined, size: string): string | null => {
  if (!isCompanySize(size)) return null
  const { maxUsers } = getSizeBand(size)
  return (seats ?? 0) > maxUsers ? `A company of ${size} people can have up to ${maxUsers} seats` : null
}

/** Whether a company of this size can have this number of seats, and not fewer than are in use. An unknown size limits nothing. */
export const isSeatCount = (seats: number | null, size: string, seatsInUse: number): boolean => {
  const highest = isCompanySize(size) ? getSizeBand(size).maxUsers : Number.POSITIVE_INFINITY
  return (
    seatCountRules.every((check) => check(seats, {}) === null) &&
    Number(seats) >= seatsInUse &&
    Number(seats) <= highest
  )
}

/** The band of a size. */
export const getSizeBand = (size: CompanySize): CompanySizeBand => {
  const band = COMPANY_SIZE_BANDS.find((candidate) => candidate.size === size)
  if (band === undefined) throw new Error(`No band for the company size ${size}`)
  return band
}
