/** The number of characters, counted in code points. */
export const countCharacters = (text: string): number => Array.from(text).length

/** The pattern of anything that may be a phone number, trimmed: 6 to 24 digits, spaces and signs. Whether it exists is not said. */
export const PHONE_PATTERN = String.raw`^(?:\+[\d\s().-]|[\d().-])[\d\s().-]{4,22}[\d().-]$`
