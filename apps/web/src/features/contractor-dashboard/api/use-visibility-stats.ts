import type { VisibilityStats } from '@guildhall/domain/search'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { contractorDashboardKeys } from './keys.ts'

/** How often the contractor appeared in searches in the last 30 days. Rule: SRCH-44. */
export const useVisibilityStats = (): Loadable<VisibilityStats> =>
  toLoadable(
    useQuery({
      queryKey: contractorDashboardKeys.reach,
      queryFn: async ({ signal }) => orThrow(await api.readVisibilityStats({}, { signal })).reach,
    }),
  )
