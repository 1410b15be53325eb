import type { HiddenCompany } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import { isUuid, type HiddenCompanyWire, type Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toHiddenCompanyWire = ({ createdAt, domain, name, uuid }: HiddenCompany): HiddenCompanyWire => ({
  uuid,
  name,
  website: domain,
  createdAt: createdAt.toISOString(),
})

type VisibilityCalls =
  | 'chooseVisibility'
  | 'confirmAvailability'
  | 'resubmitProfile'
  | 'listHiddenCompanies'
  | 'hideFromCompany'
  | 'hideFromCurrentEmployers'
  | 'unhideFromCompany'

/** Stands in for a company id that is not a UUID: no company has it. */
const UNKNOWN_UUID = '00000000-0000-0000-0000-000000000000'

/** How contractors control whether they are found. Rules: PROF-22, PROF-23, PROF-24, PROF-31. */
export const contractorVisibilityHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, VisibilityCalls> => ({
  chooseVisibility: async ({ actor, body: { paused } }) => {
    const chosen = await useCases.pauseProfile({ actor, paused })
    return chosen.ok ? ok({ paused: chosen.value.paused }) : chosen
  },
  confirmAvailability: async ({ actor, body: { availability } }) => {
    const confirmed = await useCases.confirmAvailability({
      actor,
      ...(availability === undefined || availability === null ? {} : { availability }),
    })
    if (!confirmed.ok) return confirmed
    const { availability: days, availabilityConfirmedAt: at } = confirmed.value
    return ok({ availability: days, availabilityConfirmedAt: at?.toISOString() ?? null })
  },
  resubmitProfile: async ({ actor }) => {
    const sent = await useCases.resubmitProfile({ actor })
    return sent.ok ? ok({ vettingStatus: sent.value.vettingStatus }) : sent
  },
  listHiddenCompanies: async ({ actor }) => {
    const list = await useCases.listHiddenCompanies({ actor })
    return list.ok ? ok({ hiddenCompanies: list.value.map(toHiddenCompanyWire) }) : list
  },
  hideFromCompany: async ({ actor, body }) => {
    const { company_uuid: requested, name, website } = body
    const companyUuid = requested === null ? null : isUuid(requested) ? requested.toLowerCase() : UNKNOWN_UUID
    const hidden = await useCases.hideFromCompany({ actor, name, website, companyUuid })
    return hidden.ok ? ok({ hiddenCompany: toHiddenCompanyWire(hidden.value) }) : hidden
  },
  hideFromCurrentEmployers: async ({ actor }) => {
    const list = await useCases.hideFromCurrentEmployers({ actor })
    return list.ok ? ok({ hiddenCompanies: list.value.map(toHiddenCompanyWire) }) : list
  },
  unhideFromCompany: async ({ actor, params }) => useCases.unhideFromCompany({ actor, hiddenUuid: params.uuid }),
})
