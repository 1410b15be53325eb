import { type ContractorProfile, type DomainEvent, unthrottled } from '../../src/index.ts'
import { aContractorActor, aProfile, TEST_NOW } from './people.ts'
import { fakeAccounts } from '../fakes/accounts.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeHiddenCompanies } from '../fakes/hidden-companies.ts'
import { noLists } from '../fakes/lists.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeProfiles } from '../fakes/profiles.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { fakeVetting } from '../fakes/vetting-decisions.ts'

/** A complete profile that is approved. */
export const anApprovedProfile = (changes: Partial<ContractorProfile> = {}): ContractorProfile =>
  aProfile({ vettingStatus: 'approved', ...changes })

/** The dependencies of use cases that change one contractor's profile, its visibility or its vetting. */
export const profileFixture = (profile: ContractorProfile) => {
  const clock = fakeClock(TEST_NOW)
  const profiles = fakeProfiles(profile)
  const outbox = fakeOutbox()
  const vetting = fakeVetting()
  const accounts = fakeAccounts()
  const hiddenCompanies = fakeHiddenCompanies()
  const unitOfWork = fakeUnitOfWork({ ...vetting, accounts, hiddenCompanies, outbox, profiles })
  const companyDirectory = fakeCompanies()
  const deps = {
    clock,
    companyDirectory,
    ids: fakeIds(),
    listSource: noLists,
    throttle: unthrottled,
    profiles,
    unitOfWork,
    vettingMode: 'auto',
  } as const
  const types = (): readonly DomainEvent['type'][] => outbox.events.map(({ type }) => type)
  return {
    actor: aContractorActor({ accountUuid: profile.uuid }),
    accounts,
    ...vetting,
    clock,
    deps,
    hiddenCompanies,
    outbox,
    profiles,
    types,
  }
}
