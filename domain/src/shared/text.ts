/** Characters as people count them, near enough: code points. */
export const lengthOf = (text: string): number => Array.from(text).length
