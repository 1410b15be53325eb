import { z } from 'zod'

/** A member's onboarding checklist. Rule: ONB-25. */
export const checklistAnswer = z
  .object({
    checklist: z.object({
      steps: z.array(
        z.object({
          step: z.enum(['email', 'account', 'company', 'search', 'keep', 'request', 'invite']),
          done: z.boolean(),
        }),
      ),
      dismissed: z.boolean(),
    }),
  })
  .meta({ id: 'Checklist' })

/** Dismisses or restores the checklist. */
export const checklistForm = z.object({ dismissed: z.boolean() }).meta({ id: 'ChecklistForm' })

export type ChecklistWire = z.infer<typeof checklistAnswer>['checklist']
