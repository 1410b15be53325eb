/** The number of characters, counted in code points. */
export const countCharacters = (text: string): number => Array.from(text).length
