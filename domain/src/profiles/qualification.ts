import type { Actor } from '../identity/index.ts'
import { hasErrors, invalid, err, ok, type Result, type Uuid } from '../shared/index.ts'
import type { ContractorProfileRepository } from './contractor-profile-repository.port.ts'
import type { ContractorProfile, Qualification } from './contractor-profile.ts'
import { newEntryId } from './entries/entry-id.ts'
import { exceedsEntryLimit, sortQualifications, TOO_MANY_ENTRIES_MESSAGE } from './entries/entry-lists.ts'
import { type QualificationForm, qualificationErrors, toQualification } from './entries/entry-rules.ts'
import { latestToday } from './entries/latest-today.ts'
import { type UpdateProfileDeps, updateProfile } from './update-profile.ts'

const getEntry = (profile: ContractorProfile, uuid: Uuid): Qualification => {
  const entry = profile.qualifications.find((candidate) => candidate.uuid === uuid)
  if (entry === undefined) throw new Error('A saved qualification is not in its profile')
  return entry
}

export interface AddQualificationCommand {
  readonly actor: Actor
  /** A UUID from the client, so that a repeat is the same entry; otherwise ('new') one is generated. */
  readonly id: string
  readonly entry: QualificationForm
}

export type AddQualificationProblem = 'forbidden' | 'invalid'

/** Adds a qualification to the actor's profile. The same id again replaces it. Rules: PROF-16, PROF-18. */
export const addQualification =
  (deps: UpdateProfileDeps) =>
  async ({ actor, id, entry }: AddQualificationCommand): Promise<Result<Qualification, AddQualificationProblem>> => {
    const errors = qualificationErrors(entry, latestToday(deps.clock.now()))
    if (hasErrors(errors)) return invalid(errors)
    const uuid = newEntryId(deps.ids, id)
    const saved = await updateProfile<'invalid'>(deps, actor, (profile) => {
      const others = profile.qualifications.filter((existing) => existing.uuid !== uuid)
      const qualifications = sortQualifications([...others, toQualification(uuid, entry)])
      if (exceedsEntryLimit(profile.qualifications, qualifications))
        return invalid({ qualification: [TOO_MANY_ENTRIES_MESSAGE] })
      return ok({ ...profile, qualifications })
    })
    return saved.ok ? ok(getEntry(saved.value, uuid)) : saved
  }

export interface ReplaceQualificationCommand {
  readonly actor: Actor
  readonly uuid: Uuid
  readonly entry: QualificationForm
}

export type ReplaceQualificationProblem = 'forbidden' | 'invalid' | 'not-found'

/** Replaces one of the actor's qualifications. Rule: PROF-18. */
export const replaceQualification =
  (deps: UpdateProfileDeps) =>
  async (command: ReplaceQualificationCommand): Promise<Result<Qualification, ReplaceQualificationProblem>> => {
    const { actor, uuid, entry } = command
    const errors = qualificationErrors(entry, latestToday(deps.clock.now()))
    if (hasErrors(errors)) return invalid(errors)
    const saved = await updateProfile<'not-found'>(deps, actor, (profile) => {
      const others = profile.qualifications.filter((existing) => existing.uuid !== uuid)
      if (others.length === profile.qualifications.length) return err('not-found')
      return ok({ ...profile, qualifications: sortQualifications([...others, toQualification(uuid, entry)]) })
    })
    return saved.ok ? ok(getEntry(saved.value, uuid)) : saved
  }

export interface RemoveQualificationCommand {
  readonly actor: Actor
  readonly uuid: Uuid
}

export type RemoveQualificationProblem = 'forbidden' | 'not-found'

/** Removes one of the actor's qualifications. The browser delays this call by a second for its undo. Rules: PROF-18, UI-40. */
export const removeQualification =
  (deps: UpdateProfileDeps) =>
  async ({ actor, uuid }: RemoveQualificationCommand): Promise<Result<null, RemoveQualificationProblem>> => {
    const saved = await updateProfile<'not-found'>(deps, actor, (profile) => {
      const left = profile.qualifications.filter((existing) => existing.uuid !== uuid)
      return left.length < profile.qualifications.length ? ok({ ...profile, qualifications: left }) : err('not-found')
    })
    return saved.ok ? ok(null) : saved
  }

export interface ListQualificationsCommand {
  readonly actor: Actor
}

export interface ListQualificationsDeps {
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
}

/** Lists the actor's education, uncompleted qualifications first. Rules: PROF-15, PROF-18. */
export const listQualifications =
  (deps: ListQualificationsDeps) =>
  async ({ actor }: ListQualificationsCommand): Promise<Result<readonly Qualification[], 'forbidden'>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    return profile === null ? err('forbidden') : ok(sortQualifications(profile.qualifications))
  }
