import {
  addListEntry,
  changeListEntry,
  unthrottled,
  mergeListEntries,
  type ContractorProfile,
  readListEntries,
  respellProfiles,
} from '../../src/index.ts'
import { fakeAuditLog } from '../fakes/audit-log.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeIds } from '../fakes/ids.ts'
import { aShippedLists, fakeLists, fakeProfileTerms } from '../fakes/lists.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeProfiles } from '../fakes/profiles.ts'
import { fakeSpellingRuns } from '../fakes/spelling-runs.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { fakeVettingReviews } from '../fakes/vetting-reviews.ts'
import { TEST_NOW } from './people.ts'

/** The use cases of lists on fakes; the product ships a few job titles and skills. */
export const listsFixture = (...known: readonly ContractorProfile[]) => {
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
  const all = (): readonly ContractorProfile[] => [...current.values()]
  const [audit, lists, outbox] = [fakeAuditLog(), fakeLists(), fakeOutbox()]
  const vettingReviews = fakeVettingReviews({ profiles: all, operator: () => null })
  const deps = {
    clock,
    ids: fakeIds(),
    lists,
    throttle: unthrottled,
    profileTerms: fakeProfileTerms(all),
    shippedLists: aShippedLists({
      'job-titles': ['Data Analyst', 'Data Engineer'],
      skills: ['C++', 'Kafka', 'React', 'React.js'],
    }),
    spellingRuns: fakeSpellingRuns(),
    unitOfWork: fakeUnitOfWork({ audit, lists, outbox, profiles: stored, vettingReviews }),
  }
  return {
    audit,
    clock,
    deps,
    lists,
    outbox,
    vettingReviews,
    profile: async (uuid: string) => profiles.find(uuid),
    add: addListEntry(deps),
    change: changeListEntry(deps),
    merge: mergeListEntries(deps),
    read: readListEntries(deps),
    respell: respellProfiles(deps),
  }
}
