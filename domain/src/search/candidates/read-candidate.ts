import type { ConversationInbox, HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import type { CandidateDirectory } from './candidate-directory.port.ts'
import { toCandidateViews } from './candidate-views.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'
import type { CandidateView } from './visible-candidate.ts'

export interface ReadCandidateDeps {
  readonly directory: Pick<CandidateDirectory, 'find' | 'findContacted'>
  readonly inbox: Pick<ConversationInbox, 'listContactStates'>
  readonly hidden: HiddenCandidates
  readonly clock: Clock
}

export interface ReadCandidateCommand {
  readonly actor: Actor
  readonly candidateUuid: Uuid
}

export type ReadCandidateProblem = SearcherProblem | 'not-found'

/** Rule: SRCH-28. */
export const USER_DETAILS_ERROR = 'There was an error getting the user details'

/**
 * Reads one candidate. People who cannot be found are not found by id either, except by a company with a pending or active conversation
 * with them; a CV that is shared after an acceptance is shown in an active one. Rules: SRCH-28, SRCH-29.
 */
export const readCandidate =
  (deps: ReadCandidateDeps) =>
  async ({ actor, candidateUuid }: ReadCandidateCommand): Promise<Result<CandidateView, ReadCandidateProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    const { companyUuid } = searcher.value
    const [found, isHidden, states] = await Promise.all([
      deps.directory.find(candidateUuid, deps.clock.now()),
      deps.hidden.includes(companyUuid, candidateUuid),
      deps.inbox.listContactStates(companyUuid, [candidateUuid]),
    ])
    const status = states.get(candidateUuid)?.status
    const inContact = status === 'pending' || status === 'active'
    if (!inContact && (found === null || isHidden)) return err('not-found')
    const contacted = inContact ? await deps.directory.findContacted(candidateUuid, deps.clock.now()) : null
    const document = found ?? contacted?.document ?? null
    if (document === null) return err('not-found')
    const cvUrl = status === 'active' ? (contacted?.unrestrictedCvUrl ?? document.cvUrl) : document.cvUrl
    const [view] = await toCandidateViews(deps.inbox, companyUuid, [{ ...document, cvUrl }])
    return view === undefined ? err('not-found') : ok(view)
  }
