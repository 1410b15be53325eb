import type { Offer } from '@guildhall/domain/conversations'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { offerFromWire } from '../../conversations/index.ts'
import { candidatesKeys } from './keys.ts'

/** The offer that the viewer sent last; null if there is none. A lost connection does not delay the form. Rule: CONV-63. */
export function useLastOffer() {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: candidatesKeys.lastOffer,
    queryFn: async ({ signal }): Promise<Offer | null> => {
      const { offer_content: last } = orThrow(await calls.readLastOffer({ signal }))
      return last && offerFromWire(last)
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
}
