import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { contractorDashboardKeys } from './keys.ts'

const PAGE = 100

/** The companies that opened the contractor's CV, newest first; undefined until loaded, and without a CV. Rule: FILE-12. */
export const useCvViews = (hasCv: boolean) =>
  useQuery({
    queryKey: contractorDashboardKeys.cvViews,
    queryFn: async ({ signal }) => {
      const { cv_views: opened, next_cursor } = orThrow(await api.listCvViews({ query: { limit: PAGE } }, { signal }))
      return { opened, hasMore: next_cursor !== null }
    },
    enabled: hasCv,
  }).data
