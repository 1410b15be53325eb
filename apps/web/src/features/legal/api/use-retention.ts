import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { legalKeys } from './keys.ts'

/** The table of retained data with periods and reasons, loaded once, because only a release changes it. Rule: PRIV-11. */
export function useRetention(): Loadable<Received<Routes['readRetention']>['rules']> {
  const retention = useQuery({
    queryKey: legalKeys.retention,
    queryFn: async () => orThrow(await api.readRetention()).rules,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return toLoadable(retention)
}
