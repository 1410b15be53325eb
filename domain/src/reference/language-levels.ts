/** How well somebody speaks a language, weakest first. Rule: REF-3. */
export const languageLevels = ['Basic', 'Conversational', 'Professional', 'Native or bilingual'] as const

/** One of the four levels. */
export type LanguageLevel = (typeof languageLevels)[number]

// A LinkedIn export has five levels in brackets after the language; "Limited" is tested before plain "Working".
const patterns: readonly (readonly [pattern: RegExp, level: LanguageLevel])[] = [
  [/native|bilingual|mother tongue/i, 'Native or bilingual'],
  [/elementary|basic|beginner/i, 'Basic'],
  [/limited|conversational|intermediate/i, 'Conversational'],
  [/full professional|professional|working|fluent|advanced/i, 'Professional'],
]

/** Parses the level from the text of a CV; null if there is none. Rule: REF-3. */
export const parseLanguageLevel = (text: string): LanguageLevel | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null
