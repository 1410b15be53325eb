/** Joins class names and skips falsy ones, so that a class can be conditional. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
