import type { ContractorProfile, DomainEvent } from '../../src/index.ts'
import { aContractorActor, aProfile, TEST_NOW } from './people.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeHiddenCompanies } from '../fakes/hidden-companies.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeProfiles } from '../fakes/profiles.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'

/** A complete profile that is approved. */
export const anApprovedProfile = (changes: Partial<ContractorProfile> = {}): ContractorProfile =>
  aProfile({ vettingStatus: 'approved', ...changes })

/** The dependencies of use cases that change one contractor's profile, its visibility or its vetting. */
export const profileFixture = (profile: ContractorProfile) => {
  const clock = fakeClock(TEST_NOW)
  const profiles = fakeProfiles(profile)
  const outbox = fakeOutbox()
  const audit = fakeAuditLog()
  const hiddenCompanies = fakeHiddenCompanies()
  const unitOfWork = fakeUnitOfWork({ audit, hiddenCompanies, outbox, profiles })
  const companyDirectory = fakeCompanies()
  const deps = { clock, companyDirectory, ids: fakeIds(), profiles, unitOfWork, vettingMode: 'auto' } as const
  const types = (): readonly DomainEvent['type'][] => outbox.events.map(({ type }) => type)
  return {
    actor: aContractorActor({ accountUuid: profile.uuid }),
    audit,
    clock,
    deps,
    hiddenCompanies,
    outbox,
    profiles,
    types,
  }
}
