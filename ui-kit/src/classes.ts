/** Joins class names and leaves out what is absent, so that a state can be written as a condition. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
