/** Words in -s that are not the plural of the word without it. */
const SINGULAR: ReadonlySet<string> = new Set(['canvas', 'goods', 'news', 'sales'])

/**
 * An English word in the singular, by its ending: "engineer" of "engineers", "policy" of "policies", "box" of "boxes". Words of three
 * letters (AWS), in -ss (business), -us (campus), -js (NodeJS) and, from five letters, -is (analysis) are singular. What is wrong for a rare word does no
 * harm: texts and searches are read alike, and the word itself stays. Rule: SRCH-74.
 */
export const singularOf = (word: string): string => {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|js|...is)$/.test(word) || SINGULAR.has(word)) return word
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:ss|sh|ch|x)es$/.test(word) ? -2 : -1)
}
