import type { Actor } from '../identity/index.ts'
import { type Clock, hasErrors, invalid, maxLength, err, ok, type Result, validate } from '../shared/index.ts'
import type { ContractorProfileRepository } from './contractor-profile-repository.port.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import type { ProfileSection } from './profile-section.ts'
import type { DraftOfSection, SectionDraft, SectionDraftRepository } from './section-draft-repository.port.ts'

/** Maximum length of a section draft, in characters: twice the longest form, as it contains the original and the edited values. */
export const SECTION_DRAFT_MAX_LENGTH = 20_000

export interface SectionDraftDeps {
  readonly clock: Clock
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly sectionDrafts: SectionDraftRepository
}

/** `section` is not validated yet. */
export interface SectionDraftCommand {
  readonly actor: Actor
  readonly section: string
}

export interface SaveSectionDraftCommand extends SectionDraftCommand {
  readonly form: string
}

/** 'forbidden': only contractors have a profile. 'not-found': there is no such section or entry. */
export type SectionDraftProblem = 'forbidden' | 'not-found'
/** 'invalid' carries `form`. */
export type SaveSectionDraftProblem = SectionDraftProblem | 'invalid'

const listSections = ({ qualifications, workExperiences }: ContractorProfile): readonly ProfileSection[] => [
  'main-profile',
  'industries',
  'skills',
  'languages',
  'work:new',
  'education:new',
  ...workExperiences.map(({ uuid }) => `work:${uuid}` as const),
  ...qualifications.map(({ uuid }) => `education:${uuid}` as const),
]

const findSection = async (
  deps: SectionDraftDeps,
  { actor, section }: SectionDraftCommand,
): Promise<Result<ProfileSection, SectionDraftProblem>> => {
  const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
  if (profile === null) return err('forbidden')
  const found = listSections(profile).find((known) => known === section)
  return found === undefined ? err('not-found') : ok(found)
}

/** Reads the actor's draft of a section; null if there is none. Rule: PROF-11. */
export const readSectionDraft =
  (deps: SectionDraftDeps) =>
  async (command: SectionDraftCommand): Promise<Result<SectionDraft | null, SectionDraftProblem>> => {
    const section = await findSection(deps, command)
    return section.ok ? ok(await deps.sectionDrafts.find(command.actor.accountUuid, section.value)) : section
  }

/** Lists the actor's drafts; those of entries that the profile no longer has are left out. Rule: PROF-48. */
export const listSectionDrafts =
  (deps: Pick<SectionDraftDeps, 'profiles' | 'sectionDrafts'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly DraftOfSection[], 'forbidden'>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    if (profile === null) return err('forbidden')
    const sections = listSections(profile)
    return ok((await deps.sectionDrafts.list(actor.accountUuid)).filter(({ section }) => sections.includes(section)))
  }

/** Saves a draft of a section in place of an earlier one; the profile is unchanged. Rule: PROF-11. */
export const saveSectionDraft =
  (deps: SectionDraftDeps) =>
  async (command: SaveSectionDraftCommand): Promise<Result<SectionDraft, SaveSectionDraftProblem>> => {
    const { actor, form } = command
    const errors = validate({ form }, { form: [maxLength(SECTION_DRAFT_MAX_LENGTH)] })
    if (hasErrors(errors)) return invalid(errors)
    const section = await findSection(deps, command)
    if (!section.ok) return section
    const draft = { form, savedAt: deps.clock.now() }
    await deps.sectionDrafts.save(actor.accountUuid, section.value, draft)
    return ok(draft)
  }

/** Deletes the draft of a section. Rule: PROF-11. */
export const discardSectionDraft =
  (deps: SectionDraftDeps) =>
  async (command: SectionDraftCommand): Promise<Result<null, SectionDraftProblem>> => {
    const section = await findSection(deps, command)
    if (!section.ok) return section
    await deps.sectionDrafts.remove(command.actor.accountUuid, section.value)
    return ok(null)
  }
