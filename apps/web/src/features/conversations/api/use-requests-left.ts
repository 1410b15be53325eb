import { remainingRequests } from '@guildhall/domain/conversations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { type HiringApi, useHiringApi } from '../../../shared/api/hiring-api.ts'
import { conversationsKeys } from './keys.ts'

/** How many people a seat may still ask today, of how many a day; a company that asked much may leave less. Rule: CONV-24. */
export interface RequestsLeft {
  readonly left: number
  readonly limit: number
  readonly resetsAt: string
}

/** Under the conversations, so that a request that is sent is counted at once. */
export const requestsLeftQuery = ({ calls }: HiringApi) =>
  queryOptions({
    queryKey: conversationsKeys.allowance,
    queryFn: async ({ signal }): Promise<RequestsLeft> => {
      const { seat, company, resetsAt } = orThrow(await calls.readContactAllowance(undefined, { signal }))
      return { left: remainingRequests({ seat, company }), limit: seat.limit, resetsAt }
    },
  })

/** The day's requests that are left; null until they are known, and for whom they are not counted. */
export function useRequestsLeft(isCounted: boolean): RequestsLeft | null {
  return useQuery({ ...requestsLeftQuery(useHiringApi()), enabled: isCounted }).data ?? null
}
