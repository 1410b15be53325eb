import { MESSAGE_MAX_LENGTH, TEMPLATE_NAME_MAX_LENGTH, TEMPLATE_TEXT_PATTERN } from '@guildhall/domain/conversations'
import { z } from 'zod'
import { cases } from './constrained.ts'
import { flag, instant, requiredText, uuid } from './fields.ts'

/** A reusable message text. Rule: CONV-52. */
export const template = z
  .object({
    uuid: z.string(),
    name: z.string(),
    text: z.string(),
    team: z.boolean(),
    own: z.boolean(),
    /** Whether the caller may change it. */
    canChange: z.boolean(),
    changedAt: instant,
  })
  .meta({ id: 'MessageTemplate' })

export const templateForm = z
  .object({
    name: requiredText(TEMPLATE_NAME_MAX_LENGTH),
    text: requiredText(MESSAGE_MAX_LENGTH, { pattern: TEMPLATE_TEXT_PATTERN }),
    team: flag.optional(),
  })
  .meta({ id: 'MessageTemplateForm' })
export const templateAnswer = z.object({ template })
export const templateList = z.object({
  templates: z.array(template),
  /** Placeholders of a text, written {{name}}. */
  placeholders: z.array(z.object({ name: z.string(), label: z.string() })),
})

/** The recipient of a template: one of the two. */
export const templateUse = z
  .object({ candidate: uuid.nullable(), conversation: uuid.nullable() })
  .partial()
  .meta({
    id: 'MessageTemplateUse',
    ...cases({ needs: { candidate: 'string' } }, { needs: { conversation: 'string' } }),
  })
export const templateText = z.object({ text: z.string() })

export type TemplateWire = z.output<typeof template>
