const kept: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
}
const plainText = /^[a-z0-9 ]*$/
const unfoldable = /[øłđðþßæœıə]/g

/** Normalises a name for comparison: lower case, no diacritics or apostrophes, other punctuation as one space. */
export const foldName = (text: string): string => {
  const lower = text.toLowerCase()
  if (plainText.test(lower)) return lower.trim()
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻʼ‘`´]/g, '')
    .replace(unfoldable, (letter) => kept[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
