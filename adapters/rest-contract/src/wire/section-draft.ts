import { z } from 'zod'
import { instant, text } from './fields.ts'

/** What somebody has begun in a section of their profile. Rule: PROF-11. */
export const sectionDraft = z.object({ form: z.string(), savedAt: instant }).meta({ id: 'SectionDraft' })

/** What to keep: the section's form as its page writes it. */
export const sectionDraftForm = z.object({ form: text }).meta({ id: 'SectionDraftForm' })

export const sectionDraftAnswer = z.object({ draft: sectionDraft.nullable() })
export const savedSectionDraft = z.object({ draft: sectionDraft })

export type SectionDraftWire = z.output<typeof sectionDraft>
