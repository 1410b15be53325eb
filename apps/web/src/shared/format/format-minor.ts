import type { Money } from '@guildhall/domain/shared'
import { locale } from './formats.ts'

const MINOR_PER_MAJOR = 100
const withFraction = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const short = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** "12,240.00" from minor units (cents), in the reader's locale. Rule: BASE-3. */
export const formatMinor = (minor: number): string => withFraction.format(minor / MINOR_PER_MAJOR)

/** "12,240", or "12,240.50": with a fraction only if it is not zero. */
export const formatMinorShort = (minor: number): string =>
  minor % MINOR_PER_MAJOR === 0 ? short.format(minor / MINOR_PER_MAJOR) : formatMinor(minor)

/** "USD 12,240.00": money to the cent, the code before the amount. */
export const formatExactMoney = ({ currency, minor }: Money): string => `${currency} ${formatMinor(minor)}`

/** "USD 12,240" */
export const formatShortMoney = ({ currency, minor }: Money): string => `${currency} ${formatMinorShort(minor)}`

/** "0.5": a factor of a price. */
export const formatFactor = (value: number): string => short.format(value)
