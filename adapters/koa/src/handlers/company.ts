import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toCompanyDetails } from '../mappers/company.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** The company's own profile. Rule: COMP-1. */
export const companyHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'saveCompany' | 'setCompanyImage'> => ({
  saveCompany: async ({ actor, body }) => {
    const saved = await useCases.saveCompanyDetails({ actor, details: toCompanyDetails(body) })
    return saved.ok ? ok(null) : saved
  },
  setCompanyImage: async ({ actor, file }) => {
    const stored = await useCases.setCompanyImage({ actor, picture: file })
    return stored.ok ? ok({ profile_image: stored.value }) : stored
  },
})
