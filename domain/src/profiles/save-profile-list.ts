import type { Actor } from '../identity/index.ts'
import { findLanguage, isIndustry } from '../reference/index.ts'
import { invalid, lengthOf, ok, type Result } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import { type ProfileWritingDeps, writeProfile } from './profile-writing.ts'
import { distinct, mergeSkills } from './text-lists.ts'

/** A list of texts on a profile. */
export type ProfileList = 'industries' | 'skills' | 'languages'

/** Longest skill, in characters. */
export const SKILL_MAX_LENGTH = 60

export interface SaveProfileListCommand {
  readonly actor: Actor
  readonly list: ProfileList
  readonly items: readonly string[]
  /** Skills only: true makes `items` the whole list, so that a skill can be taken away; else they are added to what is there. */
  readonly replace?: boolean
}

export type SaveProfileListProblem = 'forbidden' | 'invalid'

const refusalOf = (list: ProfileList, item: string): string | null => {
  if (list === 'skills')
    return lengthOf(item) > SKILL_MAX_LENGTH ? `The maximum length allowed is ${SKILL_MAX_LENGTH}` : null
  const known = list === 'industries' ? isIndustry(item) : findLanguage(item) !== undefined
  return known ? null : `${item} is not one of the options`
}

/** A language as the list spells it. */
const spelling = (name: string): string => findLanguage(name)?.name ?? name

/**
 * Saves industries, skills or languages. Industries are of the thirteen and languages of the list; skills are merged with the existing
 * ones, each once, at most fifteen. Source: product-spec §5 Skills, §7; D14.
 */
export const saveProfileList =
  (deps: ProfileWritingDeps) =>
  async (command: SaveProfileListCommand): Promise<Result<ContractorProfile, SaveProfileListProblem>> => {
    const { actor, list, replace = false } = command
    const items = distinct(command.items)
    const messages = items.flatMap((item) => refusalOf(list, item) ?? [])
    if (messages.length > 0) return invalid({ items: messages })
    return writeProfile<never>(deps, actor, (profile) =>
      ok(
        list === 'skills'
          ? { ...profile, skills: mergeSkills(replace ? [] : profile.skills, items) }
          : { ...profile, [list]: list === 'languages' ? distinct(items.map(spelling)) : items },
      ),
    )
  }
