import type { Checklist } from '@guildhall/domain/companies'
import { ok } from '@guildhall/domain/shared'
import type { ChecklistWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toChecklistWire = ({ dismissed, steps }: Checklist): ChecklistWire => ({ steps: [...steps], dismissed })

/** An employer's onboarding checklist. Rule: ONB-25. */
export const checklistHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readChecklist' | 'dismissChecklist'> => ({
  readChecklist: async ({ actor }) => {
    const read = await useCases.readChecklist({ actor })
    return read.ok ? ok({ checklist: toChecklistWire(read.value) }) : read
  },
  dismissChecklist: async ({ actor, body: { dismissed } }) => {
    const updated = await useCases.dismissChecklist({ actor, dismissed })
    return updated.ok ? ok({ checklist: toChecklistWire(updated.value) }) : updated
  },
})
