/** The maximum number of candidates in a comparison. Rule: UI-17. */
export const COMPARE_MIN = 2
export const COMPARE_MAX = 4
