const PLACE_MAX_LENGTH = 90
const PLACE_WORDS = /\b(remote|area|region|metropolitan|greater|county|province|remoto|home office|hybrid|on-site)\b/i

/** Whether a line looks like a place ("Lisbon, Portugal") and not like a sentence. */
export const looksLikePlace = (text: string): boolean =>
  text.length <= PLACE_MAX_LENGTH &&
  !/[.!?:;•]\s*$|^[•·▪*-]/u.test(text) &&
  (PLACE_WORDS.test(text) || /^\p{Lu}[^,]{1,40}(?:, \p{Lu}[^,]{1,40}){0,3}$/u.test(text))
