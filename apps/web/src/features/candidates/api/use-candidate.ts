import type { CandidateView } from '@guildhall/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { candidateQuery } from './candidate-query.ts'

const lacksDetails = ({ workExperiences, qualifications }: CandidateView): boolean =>
  workExperiences.length === 0 || qualifications.length === 0

/**
 * The candidate in the drawer: the search hit immediately, completed by a details request if experience or education is missing, if a running
 * conversation may show more, or if the address names a candidate who is not on the page. Rule: SRCH-28.
 */
export function useCandidate(uuid: string | null, hit: CandidateView | undefined) {
  const query = useQuery({
    ...candidateQuery(useHiringApi(), uuid),
    enabled: uuid !== null && (hit === undefined || lacksDetails(hit) || hit.messageStatus === 'active'),
  })
  return {
    candidate: query.data ?? hit,
    isLoadingDetails: query.isLoading,
    problem: query.error?.message ?? null,
    retry: () => void query.refetch(),
  }
}
