export const SKILLS_MAX = 15

/** Reads a comma-joined list: trimmed, empty pieces left out. Rule: PROF-7. */
export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Writes a comma-joined list. */
export const joinList = (items: readonly string[]): string => items.join(',')

/** Every item once, compared without regard to case; the first spelling stays. */
export const distinct = (items: readonly string[]): readonly string[] => {
  const seen = new Map<string, string>()
  for (const item of items.map((text) => text.trim())) {
    const key = item.toLowerCase()
    if (item !== '' && !seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}

/** Existing skills with added ones: each once, the first fifteen. Rule: PROF-8. */
export const mergeSkills = (existing: readonly string[], added: readonly string[]): readonly string[] =>
  distinct([...existing, ...added]).slice(0, SKILLS_MAX)
