import type { Uuid } from '../shared/index.ts'
import type { ProfileSection } from './profile-section.ts'

/** The partly filled form of a section: a text that its page writes and reads. Rule: PROF-11. */
export interface SectionDraft {
  readonly form: string
  readonly savedAt: Date
}

/** A draft with the section that it belongs to. */
export interface DraftOfSection extends SectionDraft {
  readonly section: ProfileSection
}

/** Stores drafts by account and section; one each. */
export interface SectionDraftRepository {
  find(accountUuid: Uuid, section: ProfileSection): Promise<SectionDraft | null>
  /** Replaces an earlier draft. */
  save(accountUuid: Uuid, section: ProfileSection, draft: SectionDraft): Promise<void>
  remove(accountUuid: Uuid, section: ProfileSection): Promise<void>
  /** All drafts of an account, by section. */
  list(accountUuid: Uuid): Promise<readonly DraftOfSection[]>
}
