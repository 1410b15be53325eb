import { findLanguage, industries, isIndustry, languages } from '../../reference/index.ts'
import { countCharacters, formatMaxLengthError, patternOfOptions } from '../../shared/index.ts'

/** A list of texts on a profile. */
export type ProfileList = 'industries' | 'skills' | 'languages'

/** Maximum length of a skill, in characters. */
export const SKILL_MAX_LENGTH = 60

/** The error of a list item, null if it is valid. Industries and languages come from fixed lists. Rule: PROF-7. */
export const listItemError = (list: ProfileList, item: string): string | null => {
  if (list === 'skills') return countCharacters(item) > SKILL_MAX_LENGTH ? formatMaxLengthError(SKILL_MAX_LENGTH) : null
  const known = list === 'industries' ? isIndustry(item) : findLanguage(item) !== undefined
  return known ? null : `${item} is not one of the options`
}

/** The patterns of the items of each list. Rule: PROF-7. */
export const listItemPatterns: Readonly<Record<ProfileList, string>> = {
  industries: patternOfOptions(industries),
  languages: patternOfOptions(languages.map(({ name }) => name)),
  skills: String.raw`[^,\[\]"]{1,${SKILL_MAX_LENGTH}}`,
}

/** The name of a language as spelled in the list. */
export const normaliseLanguage = (name: string): string => findLanguage(name)?.name ?? name
