/** Normalises text for comparison: lower case, without diacritics, one space between words. */
export const normaliseText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().replace(/\s+/gu, ' ').trim()
