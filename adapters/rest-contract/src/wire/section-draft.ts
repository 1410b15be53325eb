import { SECTION_DRAFT_MAX_LENGTH } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { instant, text } from './fields.ts'

/** A draft of a profile section. Rule: PROF-11. */
export const sectionDraft = z.object({ form: z.string(), savedAt: instant }).meta({ id: 'SectionDraft' })

/** What was begun in each section. Rule: PROF-48. */
export const sectionDraftList = z.object({ drafts: z.array(sectionDraft.extend({ section: z.string() })) })

/** The draft to save: the section's form in the format of its page. */
export const sectionDraftForm = z
  .object({ form: constrained(text, { maxLength: SECTION_DRAFT_MAX_LENGTH }) })
  .meta({ id: 'SectionDraftForm' })

export const sectionDraftAnswer = z.object({ draft: sectionDraft.nullable() })
export const savedSectionDraft = z.object({ draft: sectionDraft })

export type SectionDraftWire = z.output<typeof sectionDraft>
