import { addDays } from '../../src/index.ts'
import type { CandidateDocument, Company, Place } from '../../src/index.ts'
import { fakeClock } from '../fakes/clock.ts'
import { fakeCompanies } from '../fakes/companies.ts'
import { fakeConversations } from '../fakes/conversations.ts'
import { fakeIds } from '../fakes/ids.ts'
import { noLists } from '../fakes/lists.ts'
import { createInMemoryCandidateIndex } from '../fakes/in-memory-candidate-index.ts'
import { fakeOutbox } from '../fakes/outbox.ts'
import { fakeSavedSearches } from '../fakes/saved-searches.ts'
import { fakeBookmarks, fakeCandidateDirectory, fakeSearchHistory } from '../fakes/searching.ts'
import { fakeImpressions } from '../fakes/impressions.ts'
import { fakeUnitOfWork } from '../fakes/unit-of-work.ts'
import { candidateDocument } from './candidate-documents.ts'
import { aConversation } from './conversations.ts'
import { erik, harbourWorks, hiringFixture, summitLabs } from './hiring-fixture.ts'
import { TEST_NOW } from './people.ts'

/** Three candidates: Ana and Ben work with data, Ben in Toronto; Cy shares the CV after an acceptance. */
export const ana = candidateDocument(1, { jobTitle: 'Data engineer', skills: ['dbt'] })
export const ben = candidateDocument(2, {
  jobTitle: 'Data analyst',
  countryCode: 'CA',
  provinceCode: 'CA.08',
  latitude: 43.65,
  longitude: -79.38,
})
export const cy = candidateDocument(3, { jobTitle: 'Welder', cvUrl: null })
export const CV_OF_CY = '/v0/files/cy'

const capeTown: Place = {
  id: '3369157',
  title: 'Cape Town, Western Cape, South Africa',
  type: 'locality',
  latitude: -33.92584,
  longitude: 18.42322,
  countryCode: 'ZA',
  provinceCode: 'ZA.11',
  address: {
    streetNumber: null,
    route: null,
    city: 'Cape Town',
    province: 'Western Cape',
    country: 'South Africa',
    postalCode: null,
  },
}

/** The plan of a paying company at the tests' time. */
export const paidPlan = {
  accountType: 'paid',
  subscriptionStatus: 'active',
  paidUntil: addDays(TEST_NOW, 20),
} as const satisfies Partial<Company>

/** The dependencies of searching, in memory, for Harbour Works. `unlisted` candidates can no longer be found. */
export const searchFixture = (company: Partial<Company> = paidPlan, unlisted: readonly CandidateDocument[] = []) => {
  const documents = [ana, ben, cy].filter(({ uuid }) => unlisted.every((one) => one.uuid !== uuid))
  const { hidden, inbox, receivedRequests, repository } = fakeConversations()
  const savedSearches = fakeSavedSearches()
  const outbox = fakeOutbox()
  const index = createInMemoryCandidateIndex()
  const located: (readonly [number, number])[] = []
  return {
    index,
    inbox,
    hidden,
    located,
    bookmarks: fakeBookmarks(),
    clock: fakeClock(TEST_NOW),
    companies: fakeCompanies([{ ...harbourWorks, ...company }, summitLabs], hiringFixture.members),
    exchangeRates: { current: async () => ({ date: '2026-03-02', base: 'usd', rates: { zar: 18.34 } }) as const },
    directory: fakeCandidateDirectory(documents, unlisted, { [cy.uuid]: CV_OF_CY }),
    history: fakeSearchHistory(),
    ids: fakeIds(),
    listSource: noLists,
    savedSearches,
    impressions: fakeImpressions(documents.map(({ uuid }) => ({ uuid, vettingStatus: 'approved', paused: false }))),
    receivedRequests,
    outbox,
    unitOfWork: fakeUnitOfWork({ savedSearches, outbox }),
    /** Locates every coordinate in Ontario. */
    places: {
      locate: async (latitude: number, longitude: number) => {
        located.push([latitude, longitude])
        return { countryCode: 'CA', provinceCode: 'CA.08' }
      },
      /** Cape Town is the only town. */
      findTown: async (title: string) => (title.startsWith('Cape Town') ? capeTown : null),
    },
    /** Erik's request to a candidate. */
    contact: (candidate: CandidateDocument, changes: Parameters<typeof aConversation>[0] = {}) =>
      repository.add(aConversation({ contractorUuid: candidate.uuid, senderUuid: erik.uuid, ...changes })),
    fillIndex: () => index.put(documents),
  }
}
