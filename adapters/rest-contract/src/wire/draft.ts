import {
  MESSAGE_MAX_LENGTH,
  OFFER_TEXT_MAX_LENGTH,
  offerCurrencies as currencies,
  offerOpportunities as opportunities,
  offerWorkplaceTypes as workplaces,
} from '@guildhall/domain/conversations'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { instant, knownChoice, limitedText, number, requiredText, text } from './fields.ts'

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

const offerDraft = z
  .object({
    description: constrained(text, { maxLength: MESSAGE_MAX_LENGTH }),
    workplaceType: knownChoice(workplaces),
    opportunityType: knownChoice(opportunities),
    location: constrained(text, { maxLength: OFFER_TEXT_MAX_LENGTH }),
    currecy: knownChoice(currencies).optional(),
    rate: number.optional(),
    permCurrecy: knownChoice(currencies).optional(),
    permRate: number.optional(),
    duration: number.optional(),
    startDate: constrained(text, { maxLength: OFFER_TEXT_MAX_LENGTH }),
  })
  .meta({ id: 'OfferDraft' })

/** The draft to save; empty fields remove it. */
export const draftForm = z
  .object({ text: limitedText(MESSAGE_MAX_LENGTH), offer_content: offerDraft.nullable().optional() })
  .meta({ id: 'DraftForm' })

export const draftAnswer = z.object({ draft: draft.nullable() })
export const editedText = z.object({ message: requiredText(MESSAGE_MAX_LENGTH) }).meta({ id: 'EditedMessage' })

export type DraftWire = z.output<typeof draft>
