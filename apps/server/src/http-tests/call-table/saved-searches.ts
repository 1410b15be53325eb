import { unwrap } from '../support/unwrap.ts'
import { REQUIRED } from '../support/invalid-forms.ts'
import type { CallTable, CannotHappen } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'

const SEARCH_NEVER_REFUSED: CannotHappen = { cannotHappen: 'search is available on every plan (PLAN-12)' }
const plans = {
  'contact-requests-used-up': SEARCH_NEVER_REFUSED,
  'trial-ended': SEARCH_NEVER_REFUSED,
  'subscription-expired': SEARCH_NEVER_REFUSED,
}

const form = { visibility: 'private', digest: 'daily', search_parameters: { jobTitle: 'analytics' } } as const
const withUniqueName = ({ newUuid }: CallFixture) => ({ ...form, name: newUuid() })
const createSavedSearch = async (fixture: CallFixture) => {
  const { api } = await fixture.newEmployer()
  const { savedSearch } = unwrap(await api.addSavedSearch({ body: withUniqueName(fixture) }))
  return { by: api, params: { id: savedSearch.uuid } }
}

export const savedSearchCalls = {
  listSavedSearches: {
    happy: async (fixture) => ({ by: (await createSavedSearch(fixture)).by }),
    answers: { savedSearches: [{ digest: 'daily', mine: true }], next_cursor: null },
    repeated: 'same',
    problems: plans,
  },
  addSavedSearch: {
    happy: (fixture) => ({ by: fixture.employer.api, sent: { body: withUniqueName(fixture) } }),
    answers: { savedSearch: { visibility: 'private', searchParameters: { jobTitle: 'analytics' } } },
    repeated: 'invalid',
    problems: {
      ...plans,
      'too-many-saved-searches': { coveredBy: 'apps/server/src/http-tests/saved-searches.test.ts' },
    },
    invalid: [
      ['no fields', { search_parameters: {} }, { name: [REQUIRED], visibility: [REQUIRED], digest: [REQUIRED] }],
    ],
  },
  changeSavedSearch: {
    happy: async (fixture) => {
      const { by, params } = await createSavedSearch(fixture)
      return { by, sent: { params, body: { visibility: 'team' } } }
    },
    answers: { savedSearch: { visibility: 'team', digest: 'daily' } },
    repeated: 'done',
    problems: {
      ...plans,
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { id: newUuid() }, body: { digest: 'none' } },
      }),
    },
  },
  removeSavedSearch: {
    happy: async (fixture) => {
      const { by, params } = await createSavedSearch(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: {
      ...plans,
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() } } }),
    },
  },
} satisfies Partial<CallTable>
