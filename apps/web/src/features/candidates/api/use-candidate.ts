import type { CandidateView } from '@guildhall/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { candidateQuery } from './candidate-query.ts'

/** Whether the drawer needs the details of a candidate besides the search hit, if there is one. Rule: UI-52. */
export const needsDetails = (hit: CandidateView | undefined): boolean =>
  hit === undefined ||
  hit.workExperiences.length === 0 ||
  hit.qualifications.length === 0 ||
  hit.messageStatus === 'active'

/**
 * The candidate in the drawer: the search hit immediately, completed by a details request if experience or education is missing, if a running
 * conversation may show more, or if the address names a candidate who is not on the page. Rules: SRCH-28, UI-52.
 */
export function useCandidate(uuid: string | null, hit: CandidateView | undefined) {
  const query = useQuery({
    ...candidateQuery(useHiringApi(), uuid),
    enabled: uuid !== null && needsDetails(hit),
  })
  return {
    candidate: query.data ?? hit,
    isLoadingDetails: query.isLoading,
    problem: query.error?.message ?? null,
    retry: () => void query.refetch(),
  }
}
