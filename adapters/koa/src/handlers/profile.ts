import { type ProfileList, splitList } from '@guildhall/domain/profiles'
import type { Actor } from '@guildhall/domain/identity'
import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { definedFields, renameFields } from '../mappers/field-names.ts'
import { toContractorDetails, userFormFieldNames } from '../mappers/user.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

interface ListForm {
  readonly list_items: string
  readonly replace?: boolean | undefined
}

/** A person's own profile without its work history. Rule: PROF-5. */
export const profileHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'saveUser' | 'saveIndustries' | 'saveSkills' | 'saveLanguages' | 'setProfileImage'
> => {
  const saveList = async (actor: Actor, list: ProfileList, { list_items, replace }: ListForm) => {
    const saved = await useCases.saveProfileList({
      actor,
      list,
      items: splitList(list_items),
      ...(replace === undefined ? {} : { replace }),
    })
    return saved.ok ? ok([...saved.value[list]]) : renameFields(saved, { items: 'list_items' })
  }
  return {
    saveUser: async ({ actor, body }) => {
      if (actor.userType === 'contractor') {
        const saved = await useCases.saveContractorDetails({ actor, details: toContractorDetails(body) })
        return saved.ok ? ok(null) : renameFields(saved, userFormFieldNames)
      }
      const details = definedFields<{ firstName: string; lastName: string }>({
        firstName: body.first_name,
        lastName: body.last_name,
      })
      const saved = await useCases.saveEmployerDetails({ actor, details })
      return saved.ok ? ok(null) : renameFields(saved, userFormFieldNames)
    },
    saveIndustries: async ({ actor, body }) => {
      const saved = await saveList(actor, 'industries', body)
      return saved.ok ? ok({ industries: saved.value }) : saved
    },
    saveSkills: async ({ actor, body }) => {
      const saved = await saveList(actor, 'skills', body)
      return saved.ok ? ok({ skills: saved.value }) : saved
    },
    saveLanguages: async ({ actor, body }) => {
      const saved = await saveList(actor, 'languages', body)
      return saved.ok ? ok({ languages: saved.value }) : saved
    },
    setProfileImage: async ({ actor, file }) => {
      const stored = await useCases.setProfilePicture({ actor, picture: file })
      return stored.ok ? ok({ profile_image: stored.value }) : stored
    },
  }
}
