/** Characters as people count them, near enough: code points. */
export const countCharacters = (text: string): number => Array.from(text).length
