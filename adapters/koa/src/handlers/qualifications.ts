import type { Actor } from '@guildhall/domain/identity'
import type { Qualification } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { QualificationFormWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { renameFields } from '../mappers/field-names.ts'
import { toQualificationWire, qualificationFieldNames, toQualificationForm } from '../mappers/work-history.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toReply = (entry: Qualification) => ok({ uuid: entry.uuid, qualification: toQualificationWire(entry) })

/** A contractor's own education. Rule: PROF-14. */
export const qualificationHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listQualifications' | 'addQualification' | 'putQualification' | 'replaceQualification' | 'removeQualification'
> => {
  const add = async (actor: Actor, id: string, body: QualificationFormWire) => {
    const added = await useCases.addQualification({ actor, id, entry: toQualificationForm(body) })
    return added.ok ? toReply(added.value) : renameFields(added, qualificationFieldNames)
  }
  return {
    listQualifications: async ({ actor }) => {
      const entries = await useCases.listQualifications({ actor })
      return entries.ok ? ok({ qualifications: entries.value.map(toQualificationWire) }) : entries
    },
    addQualification: ({ actor, body }) => add(actor, 'new', body),
    putQualification: ({ actor, body, params }) => add(actor, params.id, body),
    replaceQualification: async ({ actor, body, params }) => {
      const entry = toQualificationForm(body)
      const replaced = await useCases.replaceQualification({ actor, uuid: params.id, entry })
      return replaced.ok ? toReply(replaced.value) : renameFields(replaced, qualificationFieldNames)
    },
    removeQualification: ({ actor, params }) => useCases.removeQualification({ actor, uuid: params.id }),
  }
}
