import type { Actor } from '../../identity/index.ts'
import { invalid, ok, type Result } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { industryError, listItemError, type ProfileList, normaliseLanguage } from './list-items.ts'
import { type UpdateProfileDeps, updateProfile } from '../update-profile.ts'
import { distinct, mergeSkills } from './text-lists.ts'

export interface SaveProfileListCommand {
  readonly actor: Actor
  readonly list: ProfileList
  readonly items: readonly string[]
  /** Skills only: true replaces the list with `items`, so that a skill can be removed; otherwise they are added. */
  readonly replace?: boolean
}

export type SaveProfileListProblem = 'forbidden' | 'invalid'

const refuse = (messages: readonly string[]) => invalid({ items: messages })

/**
 * Saves industries, skills or languages. Languages must be in the fixed list, industries in that of the operators or in the profile already;
 * skills are merged with the existing ones, each once, at most fifteen. What the profile has already may stay. Rules: PROF-7, PROF-8, PROF-9, REF-29.
 */
export const saveProfileList =
  (deps: UpdateProfileDeps) =>
  async (command: SaveProfileListCommand): Promise<Result<ContractorProfile, SaveProfileListProblem>> => {
    const { actor, list, replace = false } = command
    const items = distinct(command.items)
    const lists = await deps.listSource()
    return updateProfile<'invalid'>(deps, actor, (profile) => {
      const added = items.filter((item) => !profile[list].includes(item))
      const messages = list === 'industries' ? [] : added.flatMap((item) => listItemError(list, item) ?? [])
      if (messages.length > 0) return refuse(messages)
      if (list === 'skills') return ok({ ...profile, skills: mergeSkills(replace ? [] : profile.skills, items) })
      if (list === 'languages') return ok({ ...profile, languages: distinct(items.map(normaliseLanguage)) })
      const unknown = items.flatMap((item) => industryError(lists, item, profile.industries) ?? [])
      return unknown.length > 0 ? refuse(unknown) : ok({ ...profile, industries: items })
    })
  }
