import type { CandidateView } from '@guildhall/domain/search'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import type { HiringApi } from '../../../shared/api/hiring-api.ts'
import { candidateFromWire } from './from-wire.ts'
import { candidatesKeys } from './keys.ts'

/** One candidate with their details, as the viewer may see them. */
export const candidateQuery = ({ calls }: HiringApi, uuid: string | null) =>
  queryOptions({
    queryKey: candidatesKeys.candidate(uuid),
    queryFn: async ({ signal }): Promise<CandidateView> =>
      candidateFromWire(orThrow(await calls.readCandidate({ params: { id: uuid ?? '' } }, { signal })).user),
  })
