import type { Received, Routes } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'

/** A reason that vetters choose; its contractor reads the label. */
export type VettingReason = Received<Routes['listVettingReasons']>['reasons'][number]

/** The reasons in the order of their keys, read again with every profile that is opened. Rule: MOD-78. */
export const useVettingReasons = (): Loadable<readonly VettingReason[]> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.vettingReasons,
      queryFn: async ({ signal }) => orThrow(await api.listVettingReasons({ signal })).reasons,
      staleTime: 0,
    }),
  )
