import { remainingRequests } from '@guildhall/domain/conversations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { type HiringApi, useHiringApi } from '../../../shared/api/hiring-api.ts'
import { conversationsKeys } from './keys.ts'

/** How many requests a seat may still send today, and the limit a day; requests of the whole company may reduce it. Rule: CONV-24. */
export interface RequestsLeft {
  readonly left: number
  readonly limit: number
  readonly resetsAt: string
}

/** Below the key of conversations, so that a sent request is counted at once. */
export const requestsLeftQuery = ({ calls }: HiringApi) =>
  queryOptions({
    queryKey: conversationsKeys.allowance,
    queryFn: async ({ signal }): Promise<RequestsLeft> => {
      const { seat, company, resetsAt } = orThrow(await calls.readContactAllowance(undefined, { signal }))
      return { left: remainingRequests({ seat, company }), limit: seat.limit, resetsAt }
    },
  })

/** The requests left today; null while loading, and for users without a limit. */
export function useRequestsLeft(isCounted: boolean): RequestsLeft | null {
  return useQuery({ ...requestsLeftQuery(useHiringApi()), enabled: isCounted }).data ?? null
}
