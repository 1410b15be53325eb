import type { HiddenCompany } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import { isUuid, type HiddenCompanyWire, type Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const hiddenCompanyOf = ({ createdAt, domain, name, uuid }: HiddenCompany): HiddenCompanyWire => ({
  uuid,
  name,
  website: domain,
  createdAt: createdAt.toISOString(),
})

type ChoiceCalls =
  | 'chooseVisibility'
  | 'confirmAvailability'
  | 'resubmitProfile'
  | 'listHiddenCompanies'
  | 'hideFromCompany'
  | 'hideFromCurrentEmployers'
  | 'unhideFromCompany'

/** Nobody's, where something else than a uuid was sent: no company has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What contractors decide of being found. Rules: PROF-22, PROF-23, PROF-24, PROF-31. */
export const choiceHandlers = ({ useCases }: HandlerDeps): Pick<Handlers<Routes>, ChoiceCalls> => ({
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
    return list.ok ? ok({ hiddenCompanies: list.value.map(hiddenCompanyOf) }) : list
  },
  hideFromCompany: async ({ actor, body }) => {
    const { company_uuid: asked, name, website } = body
    const companyUuid = asked === null ? null : isUuid(asked) ? asked.toLowerCase() : NOBODY
    const hidden = await useCases.hideFromCompany({ actor, name, website, companyUuid })
    return hidden.ok ? ok({ hiddenCompany: hiddenCompanyOf(hidden.value) }) : hidden
  },
  hideFromCurrentEmployers: async ({ actor }) => {
    const list = await useCases.hideFromCurrentEmployers({ actor })
    return list.ok ? ok({ hiddenCompanies: list.value.map(hiddenCompanyOf) }) : list
  },
  unhideFromCompany: async ({ actor, params }) => useCases.unhideFromCompany({ actor, hiddenUuid: params.uuid }),
})
