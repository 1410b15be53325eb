import type { CallTable, CannotHappen } from './call-facts.ts'
import { onPlan, type Stage } from './stage.ts'
import { must } from '../support/must.ts'

const SEARCH_STAYS: CannotHappen = { cannotHappen: 'search is never taken away, whatever the plan (PLAN-12)' }
const onTrial = 'contact-requests-used-up'

const search = (title: string, results: readonly string[] = []) => ({
  search_parameters: { jobTitle: title },
  results: [...results],
})
const remembered = async ({ contractor, employer, newUuid }: Stage) => {
  const body = search(newUuid(), [contractor.uuid])
  const { searchHistory } = must(await employer.api.recordSearch({ body }))
  return { by: employer.api, params: { uuid: searchHistory.uuid }, body }
}

export const searchCalls = {
  listSearchHistory: {
    happy: async (stage) => ({ by: (await remembered(stage)).by }),
    answers: { searchHistory: [{ uuid: /./ }] },
    again: 'same',
    problems: {},
  },
  clearSearchHistory: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api }),
    again: 'done',
    problems: {},
  },
  removeSearch: {
    happy: async (stage) => {
      const { by, params } = await remembered(stage)
      return { by, sent: { params } }
    },
    again: 'not-found',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  recordSearch: {
    happy: ({ contractor, employer, newUuid }) => ({
      by: employer.api,
      sent: { body: search(newUuid(), [contractor.uuid]) },
    }),
    answers: { searchHistory: { uuid: /./ }, users: [{ job_title: 'Analytics engineer' }] },
    again: 'done',
    problems: { 'not-found': { cannotHappen: 'a search that is saved for the first time has no address yet' } },
    invalid: [['no list', { results: 7, search_parameters: {} }, { results: ['Value is not a list'] }]],
  },
  updateSearch: {
    happy: async (stage) => {
      const { body, by, params } = await remembered(stage)
      return { by, sent: { params, body } }
    },
    answers: { searchHistory: { uuid: /./ } },
    again: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: search(newUuid()) },
      }),
    },
  },
  markCandidateViewed: {
    happy: async (stage) => {
      const { by, params } = await remembered(stage)
      return { by, sent: { params, body: { user_uuid: stage.contractor.uuid } } }
    },
    again: 'done',
    problems: {
      'not-found': ({ contractor, employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: { user_uuid: contractor.uuid } },
      }),
    },
    invalid: [['no id', { user_uuid: 'somebody' }, { user_uuid: ['Value is not a valid id'] }]],
  },
  searchJobTitles: {
    happy: ({ employer }) => ({ by: employer.api, sent: { body: { query: 'analyt' } } }),
    answers: { jobTitles: ['Analytics engineer'] },
    again: 'same',
    problems: {},
  },
  readCandidate: {
    happy: ({ contractor, employer }) => ({ by: employer.api, sent: { params: { id: contractor.uuid } } }),
    answers: { user: { job_title: 'Analytics engineer', messageStatus: 'active' } },
    again: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() } } }) },
  },
  listBookmarks: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      must(await api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
      return { by: api }
    },
    answers: [{ job_title: 'Analytics engineer' }],
    again: 'same',
    problems: { 'bookmarks-need-subscription': onPlan(onTrial, ({ api }) => ({ by: api })) },
  },
  listBookmarkIds: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      must(await api.toggleBookmark({ params: { userUuid: contractor.uuid } }))
      return { by: api }
    },
    answers: { bookmarks: [/./] },
    again: 'same',
    problems: {},
  },
  changeBookmark: {
    happy: async ({ contractor, newEmployer }) => {
      const { api } = await newEmployer()
      const params = { userUuid: contractor.uuid }
      must(await api.toggleBookmark({ params }))
      return { by: api, sent: { params, body: { note: 'Ask in May', looked: false } } }
    },
    answers: { bookmark: { note: 'Ask in May', changes: [] } },
    again: 'same',
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
    again: 'done',
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
    happy: ({ nobody }) => ({ by: nobody, sent: { query: { q: 'durban' } } }),
    again: 'same',
    problems: {},
  },
  readPlace: {
    happy: async ({ nobody }) => {
      const found = must(await nobody.searchPlaces({ query: { q: 'durban' } }))
      return { by: nobody, sent: { params: { id: found.places[0]?.id ?? '' } } }
    },
    again: 'same',
    problems: { 'not-found': ({ nobody }) => ({ by: nobody, sent: { params: { id: 'nowhere' } } }) },
  },
  queryCandidates: {
    happy: (stage) => ({ by: stage.searchOf(stage.employer), sent: { body: { query: 'analytics' } } }),
    answers: { hits: [{ job_title: 'Analytics engineer' }], index: 'users' },
    again: 'done',
    problems: {
      'contact-requests-used-up': SEARCH_STAYS,
      'trial-ended': SEARCH_STAYS,
      'subscription-expired': SEARCH_STAYS,
    },
  },
  queryIndexes: {
    happy: (stage) => ({
      by: stage.searchOf(stage.employer),
      sent: { body: { requests: [{ indexName: 'users', params: 'query=analytics' }] } },
    }),
    answers: { results: [{ hits: [{ job_title: 'Analytics engineer' }] }] },
    again: 'done',
    problems: {
      'contact-requests-used-up': SEARCH_STAYS,
      'trial-ended': SEARCH_STAYS,
      'subscription-expired': SEARCH_STAYS,
    },
  },
  queryJobTitleFacet: {
    happy: (stage) => ({ by: stage.searchOf(stage.employer), sent: { body: { facetQuery: 'analyt' } } }),
    answers: { facetHits: [{ value: 'Analytics engineer' }] },
    again: 'done',
    problems: {},
  },
} satisfies Partial<CallTable>
