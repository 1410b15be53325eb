import {
  confirmAvailability,
  hideFromCompany,
  hideFromCurrentEmployers,
  listHiddenCompanies,
  pauseProfile,
  showToCompany,
} from '@guildhall/domain/profiles'
import { resubmitProfile } from '@guildhall/domain/moderation'

type Needs<Factory extends (deps: never) => unknown> = Parameters<Factory>[0]

type ChoiceDeps = Needs<typeof confirmAvailability> & Needs<typeof hideFromCompany> & Needs<typeof resubmitProfile>

/** The use cases of what a contractor decides of being found. */
export const choiceUseCases = (deps: ChoiceDeps) => ({
  confirmAvailability: confirmAvailability(deps),
  hideFromCompany: hideFromCompany(deps),
  hideFromCurrentEmployers: hideFromCurrentEmployers(deps),
  listHiddenCompanies: listHiddenCompanies(deps),
  pauseProfile: pauseProfile(deps),
  resubmitProfile: resubmitProfile(deps),
  showToCompany: showToCompany(deps),
})
