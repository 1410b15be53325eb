import { roles } from './roles.ts'

/** The curated job titles, each once, in alphabetical order. Grows in the database from what contractors enter. Source: data.md Job titles. */
export const jobTitles: readonly string[] = [
  ...new Set(roles.flatMap(({ titles }) => titles.map(({ title }) => title))),
].sort((a, b) => a.localeCompare(b, 'en'))
