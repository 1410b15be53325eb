import {
  approveProfiles,
  claimVetting,
  type ContractorProfile,
  decideProfile,
  type DecideProfileCommand,
  listVetting,
  type OperatorActor,
  readVetting,
  releaseVetting,
  announceDecisions,
  undoDecisions,
} from '../../src/index.ts'
import { fakeAccounts } from '../fakes/accounts.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { noLists } from '../fakes/lists.ts'
import { fakeIds } from '../fakes/ids.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeProfiles } from '../fakes/profiles.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { fakeVettingDecisions } from '../fakes/vetting-decisions.ts'
import { fakeVettingReviews } from '../fakes/vetting-reviews.ts'
import { anAccount, TEST_NOW } from './people.ts'

const actorOf = (number: number): OperatorActor => ({
  operatorUuid: `01900000-0000-7000-8000-0000000000d${number}`,
  role: 'vetter',
  sessionUuid: `01900000-0000-7000-8000-00000000dd0${number}`,
  mustSetUpTwoFactor: false,
})

/** The first of two vetters. */
export const VETTER = actorOf(1)
/** The second of two vetters. */
export const OTHER_VETTER = actorOf(2)

/** The use cases of vetting on fakes, with two vetters. */
export const vettingFixture = (...known: readonly ContractorProfile[]) => {
  const clock = fakeClock(TEST_NOW)
  const profiles = fakeProfiles(...known)
  const current = new Map(known.map((profile) => [profile.uuid, profile]))
  const stored: typeof profiles = {
    ...profiles,
    save: async (profile) => {
      current.set(profile.uuid, profile)
      await profiles.save(profile)
    },
  }
  const accounts = fakeAccounts(...known.map(({ uuid }, at) => anAccount({ uuid, email: `${at}@example.com` })))
  const vettingReviews = fakeVettingReviews({
    profiles: () => [...current.values()],
    operator: (uuid) => ({ name: uuid === VETTER.operatorUuid ? 'Callum Nguyen' : 'Inês Carvalho' }),
    account: (uuid) => accounts.all().find((account) => account.uuid === uuid) ?? null,
  })
  const vettingDecisions = fakeVettingDecisions()
  const outbox = fakeOutbox()
  const audit = fakeAuditLog()
  const unitOfWork = fakeUnitOfWork({ audit, outbox, profiles: stored, vettingDecisions, vettingReviews })
  const deps = {
    accounts,
    clock,
    ids: fakeIds(),
    listSource: noLists,
    profiles: stored,
    unitOfWork,
    vettingDecisions,
    vettingReviews,
  }
  const decide = decideProfile(deps)
  const claim = claimVetting(deps)
  return {
    ...deps,
    audit,
    outbox,
    claim,
    list: listVetting(deps),
    read: readVetting(deps),
    release: releaseVetting(deps),
    decide,
    approve: approveProfiles(deps),
    undo: undoDecisions(deps),
    tell: announceDecisions(deps),
    /** Claims a profile and decides on it as it is. */
    decideOn: async (
      { updatedAt, uuid }: ContractorProfile,
      decision: Pick<DecideProfileCommand, 'decision' | 'message' | 'reasons'>,
    ) => {
      await claim({ actor: VETTER, contractorUuid: uuid })
      return decide({ ...decision, actor: VETTER, contractorUuid: uuid, seenAt: updatedAt })
    },
  }
}
