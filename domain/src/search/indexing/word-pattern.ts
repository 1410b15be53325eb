const LETTERS = String.raw`\p{L}\p{N}\p{M}`

/**
 * The words of a text: letters and digits, and the characters of names of technologies and fields: a dot before or inside (.net, node.js), +
 * or # at the end (c++, c#), & between letters (r&d, fp&a). `inside` are the characters, as a class, that a word may have between letters.
 */
export const wordPattern = (inside: string): RegExp =>
  new RegExp(
    [
      String.raw`(?<![${LETTERS}&])[${LETTERS}]{1,2}(?:&[${LETTERS}]{1,2})+(?![${LETTERS}&])`,
      String.raw`(?:(?<![${LETTERS}.])\.)?[${LETTERS}]+(?:${inside}[${LETTERS}]+)*[+#]*`,
    ].join('|'),
    'gu',
  )
