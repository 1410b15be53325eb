import type { Actor } from '../../identity/index.ts'
import { invalid, ok, type Result } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { listItemError, type ProfileList, normaliseLanguage } from './list-items.ts'
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

/**
 * Saves industries, skills or languages. Industries and languages must be in the fixed lists; skills are merged with the existing ones,
 * each once, at most fifteen. Rules: PROF-7, PROF-8, PROF-9.
 */
export const saveProfileList =
  (deps: UpdateProfileDeps) =>
  async (command: SaveProfileListCommand): Promise<Result<ContractorProfile, SaveProfileListProblem>> => {
    const { actor, list, replace = false } = command
    const items = distinct(command.items)
    const messages = items.flatMap((item) => listItemError(list, item) ?? [])
    if (messages.length > 0) return invalid({ items: messages })
    return updateProfile<never>(deps, actor, (profile) =>
      ok(
        list === 'skills'
          ? { ...profile, skills: mergeSkills(replace ? [] : profile.skills, items) }
          : { ...profile, [list]: list === 'languages' ? distinct(items.map(normaliseLanguage)) : items },
      ),
    )
  }
