import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { FormInProgress } from '../../shared/drafts/form-in-progress.ts'
import { readJson } from '../../shared/storage/stored.ts'
import { mainProfileValues } from './components/forms/main-profile.ts'
import type { EditPart } from './edit-parts.ts'

/** A draft of a section as the server lists it. */
export interface ListedDraft {
  readonly section: string
  readonly form: string
  /** ISO date-time */
  readonly savedAt: string
}

/** A section of the profile with changes that are not saved. */
export interface UnsavedSection extends ListedDraft {
  readonly part: EditPart
  /** The id of an entry, 'new' for one that is not in the profile; null for other sections. */
  readonly id: string | null
}

/** A section of the profile: where it is edited, and what is saved of it. */
interface KnownSection {
  readonly part: EditPart
  readonly id: string | null
  readonly saved: unknown
}

const findSection = (section: string, profile: ContractorProfile): KnownSection | null => {
  const [list = '', id = null] = section.split(':')
  const entryOf = (entries: readonly { readonly uuid: string }[]): unknown =>
    entries.find(({ uuid }) => uuid === id) ?? null
  switch (list) {
    case 'main-profile':
      return { part: 'MainProfile', id, saved: mainProfileValues(profile, null) }
    case 'industries':
      return { part: 'Industries', id, saved: profile.industries }
    case 'skills':
      return { part: 'Skills', id, saved: profile.skills }
    case 'languages':
      return { part: 'Languages', id, saved: profile.languages }
    case 'work':
      return { part: 'WorkExperience', id, saved: entryOf(profile.workExperiences) }
    case 'education':
      return { part: 'Qualification', id, saved: entryOf(profile.qualifications) }
    default:
      return null
  }
}

/**
 * The sections whose drafts their forms would restore: based on what is saved now, and no entry that was added since. Rule: PROF-48.
 */
export const findUnsavedSections = (
  drafts: readonly ListedDraft[],
  profile: ContractorProfile,
): readonly UnsavedSection[] => {
  const uuids = new Set([...profile.workExperiences, ...profile.qualifications].map(({ uuid }) => uuid))
  return drafts.flatMap((draft) => {
    const known = findSection(draft.section, profile)
    const { from, values } = readJson<Partial<FormInProgress<{ readonly uuid?: string }>>>(draft.form) ?? {}
    if (known === null || from !== JSON.stringify(known.saved)) return []
    if (known.id === 'new' && uuids.has(values?.uuid ?? '')) return []
    return [{ ...draft, part: known.part, id: known.id }]
  })
}
