/** Two decimals of a degree, about a kilometre: finer than any search, coarser than an address. Rule: SRCH-26. */
export const roundCoordinate = (degrees: number): number => Math.round(degrees * 100) / 100
