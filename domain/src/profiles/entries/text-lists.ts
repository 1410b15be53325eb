export const SKILLS_MAX = 15

/** Splits a comma-separated list: items are trimmed, empty ones omitted. Rule: PROF-7. */
export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Joins items to a comma-separated list. */
export const joinList = (items: readonly string[]): string => items.join(',')

/** Removes duplicates, ignoring case; the first spelling is kept. */
export const distinct = (items: readonly string[]): readonly string[] => {
  const seen = new Map<string, string>()
  for (const item of items.map((text) => text.trim())) {
    const key = item.toLowerCase()
    if (item !== '' && !seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}

/** Merges existing and added skills: each once, the first fifteen. Rule: PROF-8. */
export const mergeSkills = (existing: readonly string[], added: readonly string[]): readonly string[] =>
  distinct([...existing, ...added]).slice(0, SKILLS_MAX)
