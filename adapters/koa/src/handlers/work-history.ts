import type { WorkExperience } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { spelt } from '../mappers/spelling.ts'
import { toWorkExperienceForm, workExperienceOf, workExperienceSpelling } from '../mappers/work-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const answerOf = (entry: WorkExperience) => ok({ uuid: entry.uuid, workExperience: workExperienceOf(entry) })

/** A contractor's own work history. Rule: PROF-13. */
export const workHistoryHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listWorkExperiences' | 'addWorkExperience' | 'replaceWorkExperience' | 'removeWorkExperience'
> => ({
  listWorkExperiences: async ({ actor }) => {
    const entries = await useCases.listWorkExperiences({ actor })
    return entries.ok ? ok({ workExperiences: entries.value.map(workExperienceOf) }) : entries
  },
  addWorkExperience: async ({ actor, body, params }) => {
    const added = await useCases.addWorkExperience({ actor, id: params.id, entry: toWorkExperienceForm(body) })
    return added.ok ? answerOf(added.value) : spelt(added, workExperienceSpelling)
  },
  replaceWorkExperience: async ({ actor, body, params }) => {
    const entry = toWorkExperienceForm(body)
    const replaced = await useCases.replaceWorkExperience({ actor, uuid: params.id, entry })
    return replaced.ok ? answerOf(replaced.value) : spelt(replaced, workExperienceSpelling)
  },
  removeWorkExperience: ({ actor, params }) => useCases.removeWorkExperience({ actor, uuid: params.id }),
})
