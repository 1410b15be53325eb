import type { Actor } from '../../identity/index.ts'
import { hasErrors, invalid, err, ok, type Result, type Uuid } from '../../shared/index.ts'
import type { ContractorProfileRepository } from '../contractor-profile-repository.port.ts'
import type { ContractorProfile, WorkExperience } from '../contractor-profile.ts'
import { newEntryId } from './entry-id.ts'
import { exceedsEntryLimit, sortWorkExperiences, TOO_MANY_ENTRIES_MESSAGE } from './entry-lists.ts'
import { type WorkExperienceForm, workExperienceErrors, toWorkExperience } from './entry-rules.ts'
import { latestToday } from './latest-today.ts'
import { type UpdateProfileDeps, updateProfile } from '../update-profile.ts'

const getEntry = (profile: ContractorProfile, uuid: Uuid): WorkExperience => {
  const entry = profile.workExperiences.find((candidate) => candidate.uuid === uuid)
  if (entry === undefined) throw new Error('A saved work experience is not in its profile')
  return entry
}

export interface AddWorkExperienceCommand {
  readonly actor: Actor
  /** A UUID from the client, so that a repeat is the same entry; otherwise ('new') one is generated. */
  readonly id: string
  readonly entry: WorkExperienceForm
}

export type AddWorkExperienceProblem = 'forbidden' | 'invalid'

/** Adds an entry to the actor's history. The same id again replaces it. Rules: PROF-16, PROF-18. */
export const addWorkExperience =
  (deps: UpdateProfileDeps) =>
  async ({ actor, id, entry }: AddWorkExperienceCommand): Promise<Result<WorkExperience, AddWorkExperienceProblem>> => {
    const errors = workExperienceErrors(entry, latestToday(deps.clock.now()))
    if (hasErrors(errors)) return invalid(errors)
    const uuid = newEntryId(deps.ids, id)
    const saved = await updateProfile<'invalid'>(deps, actor, (profile) => {
      const others = profile.workExperiences.filter((existing) => existing.uuid !== uuid)
      const workExperiences = sortWorkExperiences([...others, toWorkExperience(uuid, entry)])
      if (exceedsEntryLimit(profile.workExperiences, workExperiences))
        return invalid({ title: [TOO_MANY_ENTRIES_MESSAGE] })
      return ok({ ...profile, workExperiences })
    })
    return saved.ok ? ok(getEntry(saved.value, uuid)) : saved
  }

export interface ReplaceWorkExperienceCommand {
  readonly actor: Actor
  readonly uuid: Uuid
  readonly entry: WorkExperienceForm
}

export type ReplaceWorkExperienceProblem = 'forbidden' | 'invalid' | 'not-found'

/** Replaces one of the actor's entries. Rule: PROF-18. */
export const replaceWorkExperience =
  (deps: UpdateProfileDeps) =>
  async (command: ReplaceWorkExperienceCommand): Promise<Result<WorkExperience, ReplaceWorkExperienceProblem>> => {
    const { actor, uuid, entry } = command
    const errors = workExperienceErrors(entry, latestToday(deps.clock.now()))
    if (hasErrors(errors)) return invalid(errors)
    const saved = await updateProfile<'not-found'>(deps, actor, (profile) =>
      profile.workExperiences.some((existing) => existing.uuid === uuid)
        ? ok({
            ...profile,
            workExperiences: sortWorkExperiences(
              profile.workExperiences.map((existing) =>
                existing.uuid === uuid ? toWorkExperience(uuid, entry) : existing,
              ),
            ),
          })
        : err('not-found'),
    )
    return saved.ok ? ok(getEntry(saved.value, uuid)) : saved
  }

export interface RemoveWorkExperienceCommand {
  readonly actor: Actor
  readonly uuid: Uuid
}

export type RemoveWorkExperienceProblem = 'forbidden' | 'not-found'

/** Removes one of the actor's entries. The browser delays this call by a second for its undo. Rules: PROF-18, UI-40. */
export const removeWorkExperience =
  (deps: UpdateProfileDeps) =>
  async ({ actor, uuid }: RemoveWorkExperienceCommand): Promise<Result<null, RemoveWorkExperienceProblem>> => {
    const saved = await updateProfile<'not-found'>(deps, actor, (profile) => {
      const left = profile.workExperiences.filter((existing) => existing.uuid !== uuid)
      return left.length < profile.workExperiences.length ? ok({ ...profile, workExperiences: left }) : err('not-found')
    })
    return saved.ok ? ok(null) : saved
  }

export interface ListWorkExperiencesCommand {
  readonly actor: Actor
}

export interface ListWorkExperiencesDeps {
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
}

/** Lists the actor's work experience, current work first. Rules: PROF-15, PROF-18. */
export const listWorkExperiences =
  (deps: ListWorkExperiencesDeps) =>
  async ({ actor }: ListWorkExperiencesCommand): Promise<Result<readonly WorkExperience[], 'forbidden'>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    return profile === null ? err('forbidden') : ok(sortWorkExperiences(profile.workExperiences))
  }
