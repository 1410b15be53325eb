import type { Uuid } from '../shared/index.ts'
import type { ProfileSection } from './section-drafts.ts'

/** A section's form as far as it is filled in: a text that its page writes and reads. Rule: PROF-11. */
export interface SectionDraft {
  readonly form: string
  readonly savedAt: Date
}

/** Sections of profiles that are begun, by whose and which; one each. */
export interface SectionDraftRepository {
  find(accountUuid: Uuid, section: ProfileSection): Promise<SectionDraft | null>
  /** Puts it in the place of the one before. */
  save(accountUuid: Uuid, section: ProfileSection, draft: SectionDraft): Promise<void>
  remove(accountUuid: Uuid, section: ProfileSection): Promise<void>
}
