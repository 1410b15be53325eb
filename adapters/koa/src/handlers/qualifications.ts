import type { Actor } from '@guildhall/domain/identity'
import type { Qualification } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { QualificationFormWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { spelt } from '../mappers/spelling.ts'
import { qualificationOf, qualificationSpelling, toQualificationForm } from '../mappers/work-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const answerOf = (entry: Qualification) => ok({ uuid: entry.uuid, qualification: qualificationOf(entry) })

/** A contractor's own education. Rule: PROF-14. */
export const qualificationHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listQualifications' | 'addQualification' | 'putQualification' | 'replaceQualification' | 'removeQualification'
> => {
  const add = async (actor: Actor, id: string, body: QualificationFormWire) => {
    const added = await useCases.addQualification({ actor, id, entry: toQualificationForm(body) })
    return added.ok ? answerOf(added.value) : spelt(added, qualificationSpelling)
  }
  return {
    listQualifications: async ({ actor }) => {
      const entries = await useCases.listQualifications({ actor })
      return entries.ok ? ok({ qualifications: entries.value.map(qualificationOf) }) : entries
    },
    addQualification: ({ actor, body }) => add(actor, 'new', body),
    putQualification: ({ actor, body, params }) => add(actor, params.id, body),
    replaceQualification: async ({ actor, body, params }) => {
      const entry = toQualificationForm(body)
      const replaced = await useCases.replaceQualification({ actor, uuid: params.id, entry })
      return replaced.ok ? answerOf(replaced.value) : spelt(replaced, qualificationSpelling)
    },
    removeQualification: ({ actor, params }) => useCases.removeQualification({ actor, uuid: params.id }),
  }
}
