import type { RequestForm } from '@guildhall/domain/conversations'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import { offerFormFromWire } from '../../conversations/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import type { ServerDraft } from '../../../shared/drafts/stored-draft.ts'
import { candidatesKeys } from './keys.ts'

/** The server's draft of an offer to one candidate. It is loaded once each time the form opens, and a lost connection does not delay the form. */
export function useServerOfferDraft(candidateUuid: string) {
  const { calls } = useHiringApi()
  return useQuery({
    queryKey: candidatesKeys.offerDraft(candidateUuid),
    queryFn: async ({ signal }): Promise<ServerDraft<RequestForm> | null> => {
      const { draft } = orThrow(await calls.readDraft({ params: { uuid: candidateUuid } }, { signal }))
      return draft === null || draft.offer_content === null
        ? null
        : { value: { ...offerFormFromWire(draft.offer_content), message: draft.text }, savedAt: draft.savedAt }
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
