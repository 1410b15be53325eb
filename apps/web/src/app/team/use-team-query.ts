import type { TeamWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { orThrow } from '../api.ts'
import { useHiringApi } from '../candidates/hiring-api.ts'

export const teamKey = ['team'] as const
const aPage = 50

/** The own team, page by page of its invites. */
export function useTeamQuery() {
  const { calls } = useHiringApi()
  return useInfiniteQuery({
    queryKey: teamKey,
    queryFn: async ({ pageParam, signal }): Promise<TeamWire> => {
      const sent = { query: { limit: aPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await calls.readTeam(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}
