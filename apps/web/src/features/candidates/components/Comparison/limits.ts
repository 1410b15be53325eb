/** How many people stand side by side. Source: ui.md, expectation 15. */
export const COMPARE_MIN = 2
export const COMPARE_MAX = 4
