import { unwrap } from '../support/unwrap.ts'
import type { CallTable } from './call-spec.ts'

export const visibilityStatsCalls = {
  readVisibilityStats: {
    happy: async ({ employer, newContractor, newUuid }) => {
      const { api, uuid } = await newContractor()
      const body = { search_parameters: { jobTitle: newUuid() }, results: [uuid] }
      const { searchHistory } = unwrap(await employer.api.recordSearch({ body }))
      unwrap(
        await employer.api.markCandidateViewed({ params: { uuid: searchHistory.uuid }, body: { user_uuid: uuid } }),
      )
      return { by: api }
    },
    answers: { reach: { appeared: { count: 1, before: null }, opened: { count: 1 }, received: { count: 0 } } },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
