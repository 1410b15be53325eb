import type { WorkExperience } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { renameFields } from '../mappers/field-names.ts'
import { toWorkExperienceForm, toWorkExperienceWire, workExperienceFieldNames } from '../mappers/work-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toReply = (entry: WorkExperience) => ok({ uuid: entry.uuid, workExperience: toWorkExperienceWire(entry) })

/** A contractor's own work history. Rule: PROF-13. */
export const workHistoryHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listWorkExperiences' | 'addWorkExperience' | 'replaceWorkExperience' | 'removeWorkExperience'
> => ({
  listWorkExperiences: async ({ actor }) => {
    const entries = await useCases.listWorkExperiences({ actor })
    return entries.ok ? ok({ workExperiences: entries.value.map(toWorkExperienceWire) }) : entries
  },
  addWorkExperience: async ({ actor, body, params }) => {
    const added = await useCases.addWorkExperience({ actor, id: params.id, entry: toWorkExperienceForm(body) })
    return added.ok ? toReply(added.value) : renameFields(added, workExperienceFieldNames)
  },
  replaceWorkExperience: async ({ actor, body, params }) => {
    const entry = toWorkExperienceForm(body)
    const replaced = await useCases.replaceWorkExperience({ actor, uuid: params.id, entry })
    return replaced.ok ? toReply(replaced.value) : renameFields(replaced, workExperienceFieldNames)
  },
  removeWorkExperience: ({ actor, params }) => useCases.removeWorkExperience({ actor, uuid: params.id }),
})
