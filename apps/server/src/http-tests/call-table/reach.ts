import { must } from '../support/must.ts'
import type { CallTable } from './call-facts.ts'

export const reachCalls = {
  readVisibilityStats: {
    happy: async ({ employer, newContractor, newUuid }) => {
      const { api, uuid } = await newContractor()
      const body = { search_parameters: { jobTitle: newUuid() }, results: [uuid] }
      const { searchHistory } = must(await employer.api.recordSearch({ body }))
      must(await employer.api.markCandidateViewed({ params: { uuid: searchHistory.uuid }, body: { user_uuid: uuid } }))
      return { by: api }
    },
    answers: { reach: { appeared: { count: 1, before: null }, opened: { count: 1 }, received: { count: 0 } } },
    again: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
