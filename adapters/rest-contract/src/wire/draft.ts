import { z } from 'zod'
import { instant, nullableText, text } from './fields.ts'
import { offerForm } from './conversation.ts'

/** A draft of a message; `offer_content` is the partly completed offer form. Rule: CONV-51. */
export const draft = z
  .object({
    text: z.string(),
    offer_content: z
      .object({
        description: z.string(),
        workplaceType: z.string().nullable(),
        opportunityType: z.string().nullable(),
        location: z.string(),
        currecy: z.string().nullable(),
        rate: z.number().nullable(),
        permCurrecy: z.string().nullable(),
        permRate: z.number().nullable(),
        duration: z.number().nullable(),
        startDate: z.string(),
      })
      .nullable(),
    savedAt: instant,
  })
  .meta({ id: 'Draft' })

/** The draft to save; empty fields remove it. */
export const draftForm = z
  .object({ text: nullableText.optional(), offer_content: offerForm.nullable().optional() })
  .meta({ id: 'DraftForm' })

export const draftAnswer = z.object({ draft: draft.nullable() })
export const editedText = z.object({ message: text }).meta({ id: 'EditedMessage' })

export type DraftWire = z.output<typeof draft>
