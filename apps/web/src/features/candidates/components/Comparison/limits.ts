/** How many people stand side by side. Rule: UI-17. */
export const COMPARE_MIN = 2
export const COMPARE_MAX = 4
