import { roles } from './roles.ts'

/** The curated job titles, each once, in alphabetical order. Grows in the database from what contractors enter. Rule: REF-13. */
export const jobTitles: readonly string[] = [
  ...new Set(roles.flatMap(({ titles }) => titles.map(({ title }) => title))),
].sort((a, b) => a.localeCompare(b, 'en'))
