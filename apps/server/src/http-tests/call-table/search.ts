import type { CallTable, CannotHappen, CoveredBy } from './call-spec.ts'
import { onPlan, type CallFixture } from './call-fixture.ts'
import { unwrap } from '../support/unwrap.ts'

const SEARCH_NEVER_REFUSED: CannotHappen = { cannotHappen: 'search is available on every plan (PLAN-12)' }
/** The search wire's refusals have no code, so its own test makes them. */
const WIRE_TEST = 'apps/server/src/http-tests/hosted-client.test.ts'
const LIMIT_COVERED: CoveredBy = { coveredBy: WIRE_TEST }
const onTrial = 'contact-requests-used-up'

const search = (title: string, results: readonly string[] = []) => ({
  search_parameters: { jobTitle: title },
  results: [...results],
})
const createHistoryEntry = async ({ contractor, employer, newUuid }: CallFixture) => {
  const body = search(newUuid(), [contractor.uuid])
  const { searchHistory } = unwrap(await employer.api.recordSearch({ body }))
  return { by: employer.api, params: { uuid: searchHistory.uuid }, body }
}

export const searchCalls = {
  listSearchHistory: {
    happy: async (fixture) => ({ by: (await createHistoryEntry(fixture)).by }),
    answers: { searchHistory: [{ uuid: /./ }] },
    repeated: 'same',
    problems: {},
  },
  clearSearchHistory: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api }),
    repeated: 'done',
    problems: {},
  },
  removeSearch: {
    happy: async (fixture) => {
      const { by, params } = await createHistoryEntry(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  recordSearch: {
    happy: ({ contractor, employer, newUuid }) => ({
      by: employer.api,
      sent: { body: search(newUuid(), [contractor.uuid]) },
    }),
    answers: { searchHistory: { uuid: /./ }, users: [{ job_title: 'Analytics Engineer' }] },
    repeated: 'done',
    problems: { 'not-found': { cannotHappen: 'a search that is saved for the first time has no id yet' } },
    invalid: [['not a list', { results: 7, search_parameters: {} }, { results: ['Value is not a list'] }]],
  },
  updateSearch: {
    happy: async (fixture) => {
      const { body, by, params } = await createHistoryEntry(fixture)
      return { by, sent: { params, body } }
    },
    answers: { searchHistory: { uuid: /./ } },
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: search(newUuid()) },
      }),
    },
  },
  markCandidateViewed: {
    happy: async (fixture) => {
      const { by, params } = await createHistoryEntry(fixture)
      return { by, sent: { params, body: { user_uuid: fixture.contractor.uuid } } }
    },
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: { user_uuid: contractor.uuid } },
      }),
    },
    invalid: [['an invalid id', { user_uuid: 'somebody' }, { user_uuid: ['Value is not a valid id'] }]],
  },
  searchJobTitles: {
    happy: ({ employer }) => ({ by: employer.api, sent: { body: { query: 'analyt' } } }),
    answers: { jobTitles: ['Analytics Engineer'] },
    repeated: 'same',
    problems: {},
  },
  suggestWords: {
    happy: ({ employer }) => ({
      by: employer.api,
      sent: { body: { search_parameters: { jobTitle: 'analytics astronaut' } } },
    }),
    answers: { didYouMean: [], fewerWords: [{ text: 'analytics' }], titles: [] },
    repeated: 'same',
    problems: {
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  readCandidate: {
    happy: ({ contractor, employer }) => ({ by: employer.api, sent: { params: { id: contractor.uuid } } }),
    answers: { user: { job_title: 'Analytics Engineer', messageStatus: 'active' } },
    repeated: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() } } }) },
  },
  listBookmarks: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      unwrap(await api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
      return { by: api }
    },
    answers: [{ job_title: 'Analytics Engineer' }],
    repeated: 'same',
    problems: { 'bookmarks-need-subscription': onPlan(onTrial, ({ api }) => ({ by: api })) },
  },
  listBookmarkIds: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      unwrap(await api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
      return { by: api }
    },
    answers: { bookmarks: [/./] },
    repeated: 'same',
    problems: {},
  },
  changeBookmark: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      const params = { userUuid: contractor.uuid }
      unwrap(await api.toggleBookmark({ params }))
      return { by: api, sent: { params, body: { note: 'Ask in May', looked: false } } }
    },
    answers: { bookmark: { note: 'Ask in May', changes: [] } },
    repeated: 'same',
    problems: {
      'bookmarks-need-subscription': onPlan(onTrial, ({ api }, { contractor }) => ({
        by: api,
        sent: { params: { userUuid: contractor.uuid }, body: { looked: true } },
      })),
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { userUuid: newUuid() }, body: { looked: true } },
      }),
    },
  },
  toggleBookmark: {
    happy: async ({ contractor, newEmployer }) => ({
      by: (await newEmployer()).api,
      sent: { params: { userUuid: contractor.uuid } },
    }),
    answers: { bookmarked: true },
    repeated: 'done',
    problems: {
      'bookmarks-need-subscription': onPlan(onTrial, ({ api }, { contractor }) => ({
        by: api,
        sent: { params: { userUuid: contractor.uuid } },
      })),
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { userUuid: newUuid() } } }),
      'missing-candidate': ({ employer }) => ({ by: employer.api, sent: { params: { userUuid: 'undefined' } } }),
    },
  },
  searchPlaces: {
    happy: ({ anonymous }) => ({ by: anonymous, sent: { query: { q: 'durban' } } }),
    repeated: 'same',
    problems: {},
  },
  readPlaceText: {
    happy: ({ anonymous }) => ({ by: anonymous, sent: { query: { q: 'near Durbna' } } }),
    answers: { found: true, place: { title: 'Durban, KwaZulu-Natal, South Africa' }, remote: false },
    repeated: 'same',
    problems: {},
  },
  readPlace: {
    happy: async ({ anonymous }) => {
      const found = unwrap(await anonymous.searchPlaces({ query: { q: 'durban' } }))
      return { by: anonymous, sent: { params: { id: found.places[0]?.id ?? '' } } }
    },
    repeated: 'same',
    problems: { 'not-found': ({ anonymous }) => ({ by: anonymous, sent: { params: { id: 'nowhere' } } }) },
  },
  searchAddresses: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api, sent: { query: { q: 'durban' } } }),
    answers: { addresses: [{ parts: { route: null, city: 'Durban', country: 'South Africa' } }] },
    repeated: 'same',
    problems: {},
  },
  queryCandidates: {
    happy: (fixture) => ({ by: fixture.searchClient(fixture.employer), sent: { body: { query: 'analytics' } } }),
    answers: { hits: [{ job_title: 'Analytics Engineer' }], index: 'users' },
    repeated: 'done',
    problems: {
      'search-limit-reached': LIMIT_COVERED,
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  querySortedCandidates: {
    happy: (fixture) => ({
      by: fixture.searchClient(fixture.employer),
      sent: { params: { index: 'users_rate_asc' }, body: { query: 'analytics' } },
    }),
    answers: { hits: [{ job_title: 'Analytics Engineer' }], index: 'users_rate_asc' },
    repeated: 'done',
    problems: {
      'search-limit-reached': LIMIT_COVERED,
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  queryIndexes: {
    happy: (fixture) => ({
      by: fixture.searchClient(fixture.employer),
      sent: { body: { requests: [{ indexName: 'users', params: 'query=analytics' }] } },
    }),
    answers: { results: [{ hits: [{ job_title: 'Analytics Engineer' }] }] },
    repeated: 'done',
    problems: {
      'search-limit-reached': LIMIT_COVERED,
      'unknown-index': { coveredBy: WIRE_TEST },
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  querySkillFacet: {
    happy: (fixture) => ({ by: fixture.searchClient(fixture.employer), sent: { body: { facetQuery: 'db' } } }),
    answers: { facetHits: [{ value: 'dbt' }] },
    repeated: 'done',
    problems: {
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  queryJobTitleFacet: {
    happy: (fixture) => ({ by: fixture.searchClient(fixture.employer), sent: { body: { facetQuery: 'analyt' } } }),
    answers: { facetHits: [{ value: 'Analytics Engineer' }] },
    repeated: 'done',
    problems: {
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
  queryFacet: {
    happy: (fixture) => ({
      by: fixture.searchClient(fixture.employer),
      sent: { params: { index: 'users', facet: 'languages' }, body: { facetQuery: 'eng' } },
    }),
    answers: { facetHits: [{ value: 'English' }] },
    repeated: 'done',
    problems: {
      'contact-requests-used-up': SEARCH_NEVER_REFUSED,
      'trial-ended': SEARCH_NEVER_REFUSED,
      'subscription-expired': SEARCH_NEVER_REFUSED,
    },
  },
} satisfies Partial<CallTable>
