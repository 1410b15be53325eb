import { must } from '../support/must.ts'
import { REQUIRED } from '../support/wrong-forms.ts'
import type { CallTable, CannotHappen } from './call-facts.ts'
import type { Stage } from './stage.ts'

const SEARCH_STAYS: CannotHappen = { cannotHappen: 'search is never taken away, whatever the plan (PLAN-12)' }
const plans = {
  'contact-requests-used-up': SEARCH_STAYS,
  'trial-ended': SEARCH_STAYS,
  'subscription-expired': SEARCH_STAYS,
}

const form = { visibility: 'private', digest: 'daily', search_parameters: { jobTitle: 'analytics' } } as const
const named = ({ newUuid }: Stage) => ({ ...form, name: newUuid() })
const kept = async (stage: Stage) => {
  const { api } = await stage.newEmployer()
  const { savedSearch } = must(await api.addSavedSearch({ body: named(stage) }))
  return { by: api, params: { id: savedSearch.uuid } }
}

export const savedSearchCalls = {
  listSavedSearches: {
    happy: async (stage) => ({ by: (await kept(stage)).by }),
    answers: { savedSearches: [{ digest: 'daily', mine: true }], next_cursor: null },
    again: 'same',
    problems: plans,
  },
  addSavedSearch: {
    happy: (stage) => ({ by: stage.employer.api, sent: { body: named(stage) } }),
    answers: { savedSearch: { visibility: 'private', searchParameters: { jobTitle: 'analytics' } } },
    again: 'invalid',
    problems: {
      ...plans,
      'too-many-saved-searches': { provedIn: 'apps/server/src/http-tests/saved-searches.test.ts' },
    },
    invalid: [
      ['nothing at all', { search_parameters: {} }, { name: [REQUIRED], visibility: [REQUIRED], digest: [REQUIRED] }],
    ],
  },
  changeSavedSearch: {
    happy: async (stage) => {
      const { by, params } = await kept(stage)
      return { by, sent: { params, body: { visibility: 'team' } } }
    },
    answers: { savedSearch: { visibility: 'team', digest: 'daily' } },
    again: 'done',
    problems: {
      ...plans,
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { id: newUuid() }, body: { digest: 'none' } },
      }),
    },
  },
  removeSavedSearch: {
    happy: async (stage) => {
      const { by, params } = await kept(stage)
      return { by, sent: { params } }
    },
    again: 'not-found',
    problems: {
      ...plans,
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { id: newUuid() } } }),
    },
  },
} satisfies Partial<CallTable>
