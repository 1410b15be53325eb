import { z } from 'zod'
import { flag, instant, text, uuid } from './fields.ts'

/** A text that is written once and sent often. Rule: CONV-52. */
export const template = z
  .object({
    uuid: z.string(),
    name: z.string(),
    text: z.string(),
    team: z.boolean(),
    own: z.boolean(),
    /** Its reader may change it. */
    canChange: z.boolean(),
    changedAt: instant,
  })
  .meta({ id: 'MessageTemplate' })

export const templateForm = z.object({ name: text, text, team: flag.optional() }).meta({ id: 'MessageTemplateForm' })
export const templateAnswer = z.object({ template })
export const templateList = z.object({
  templates: z.array(template),
  /** What a text may leave open, as {{name}}. */
  placeholders: z.array(z.object({ name: z.string(), label: z.string() })),
})

/** Whom a template is for: one of the two. */
export const templateUse = z
  .object({ candidate: uuid.nullable(), conversation: uuid.nullable() })
  .partial()
  .meta({ id: 'MessageTemplateUse' })
export const templateText = z.object({ text: z.string() })

export type TemplateWire = z.output<typeof template>
