/** Two decimals of a degree, about a kilometre: finer than any search, coarser than an address. Rule: SRCH-26. */
export const roundCoordinate = (degrees: number): number => Math.round(degrees * 100) / 100

/** Steps of a twentieth of a degree: at most 5.6 kilometres. */
const STEPS_PER_DEGREE = 20

/**
 * A person's coordinate as the index has it: a twentieth of a degree, at most 5.6 kilometres. However many circles somebody searches, they
 * learn no more than this point. Rule: SRCH-48.
 */
export const coarsenCoordinate = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
