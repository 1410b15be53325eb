import type { TeamWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { type OwnCompany, type TeamView, teamFromWire } from '../team-view.ts'
import { teamKeys } from './keys.ts'

const aPage = 50

/** The user's team, with its invites page by page. */
export function useTeamQuery() {
  const { calls } = useHiringApi()
  return useInfiniteQuery({
    queryKey: teamKeys.team,
    queryFn: async ({ pageParam, signal }): Promise<TeamWire> => {
      const sent = { query: { limit: aPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await calls.readTeam(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** The user's team as pages show it, with its query; undefined while loading, and for users without a company. */
export function useTeamView(company: OwnCompany | null) {
  const query = useTeamQuery()
  const { data } = query
  const team = useMemo(
    (): TeamView | undefined => (data && company ? teamFromWire(data.pages, company) : undefined),
    [data, company],
  )
  return { query, team }
}
