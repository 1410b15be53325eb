import { findLanguage, isOffered, languages, listKey, type Lists, oneValue } from '../../reference/index.ts'
import { maxLength, patternOfOptions, validate } from '../../shared/index.ts'

/** A list of texts on a profile. */
export type ProfileList = 'industries' | 'skills' | 'languages'

/** Maximum length of a skill, in characters. */
export const SKILL_MAX_LENGTH = 60

const toUnknownError = (item: string): string => `${item} is not one of the options`

/** The error of a skill or a language, null if it is valid. Languages come from a fixed list. Rule: PROF-7. */
export const listItemError = (list: Exclude<ProfileList, 'industries'>, item: string): string | null => {
  if (list === 'skills')
    return validate({ item }, { item: [maxLength(SKILL_MAX_LENGTH), oneValue] })['item']?.[0] ?? null
  return findLanguage(item) === undefined ? toUnknownError(item) : null
}

/** The error of an industry, null if the list offers it, or the profile has it already. Rules: PROF-7, REF-29. */
export const industryError = (lists: Lists, item: string, had: readonly string[]): string | null => {
  const key = listKey(lists.find('industries', item)?.label ?? item)
  return isOffered(lists, 'industries', item) || had.some((own) => listKey(own) === key) ? null : toUnknownError(item)
}

/** The patterns of the items of each list. Rule: PROF-7. */
export const listItemPatterns: Readonly<Record<ProfileList, string>> = {
  // Which ones there are is asked for: operators change them.
  industries: String.raw`[^,\[\]"]+`,
  languages: patternOfOptions(languages.map(({ name }) => name)),
  skills: String.raw`[^,\[\]"]{1,${SKILL_MAX_LENGTH}}`,
}

/** A skill of a file as a profile can hold it: in one line, without the characters that separate items, not too long. Rule: PROF-35. */
export const toSkill = (text: string): string =>
  Array.from(text.replaceAll(/[,[\]"\s]+/g, ' ').trim())
    .slice(0, SKILL_MAX_LENGTH)
    .join('')
    .trim()

/** The name of a language as spelled in the list. */
export const normaliseLanguage = (name: string): string => findLanguage(name)?.name ?? name
