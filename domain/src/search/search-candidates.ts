import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { entitlements } from '../plans/index.ts'
import type { EntitlementReason } from '../plans/index.ts'
import type { Places } from '../reference/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Clock, Result } from '../shared/index.ts'
import type { CandidateIndex } from './candidate-index.port.ts'
import type { CandidateQuery } from './candidate-query.ts'
import { candidateViews } from './candidate-views.ts'
import { insidePlaceOf } from './inside-place.ts'
import { placePoints } from './place-point.ts'
import type { PlacePoint } from './place-point.ts'
import { distanceShown } from './search-area.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'
import type { CandidateView } from './visible-candidate.ts'

export interface SearchCandidatesDeps {
  readonly index: Pick<CandidateIndex, 'search'>
  readonly inbox: Pick<ConversationInbox, 'contactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly places: Pick<Places, 'locate' | 'townOf'>
  readonly clock: Clock
}

export interface SearchCandidatesCommand {
  readonly actor: Actor
  readonly query: CandidateQuery
}

/** A hit. `distance` is metres from the middle, rounded up to the search's step; null without a middle. */
export interface CandidateHit extends CandidateView {
  readonly distance: number | null
  /** The middle of the town that they name; null where they name none. */
  readonly placePoint: PlacePoint | null
  readonly textScore: number
  readonly optionalMatches: number
}

export interface CandidateHits {
  readonly hits: readonly CandidateHit[]
  /** Everyone who matches. */
  readonly total: number
  readonly offset: number
  readonly length: number
}

export type SearchCandidatesProblem = SearcherProblem | EntitlementReason

/** Searches candidates for an employer, with the company's contact to each. Rules: SRCH-4, SRCH-24, SRCH-27. */
export const searchCandidates =
  (deps: SearchCandidatesDeps) =>
  async ({ actor, query }: SearchCandidatesCommand): Promise<Result<CandidateHits, SearchCandidatesProblem>> => {
    const searcher = searcherOf(actor)
    if (!searcher.ok) return searcher
    const { companyUuid } = searcher.value
    const [company, excludedUuids, insidePlace] = await Promise.all([
      deps.companies.find(companyUuid),
      deps.hidden.list(companyUuid),
      insidePlaceOf(deps.places, query.around),
    ])
    if (company === null) return no('forbidden')
    const rights = entitlements(company, deps.clock.now())
    if (!rights.search) return no(rights.reason ?? 'subscription-expired')
    const answer = await deps.index.search({ ...query, insidePlace, excludedUuids, changedAfter: null })
    const documents = answer.hits.map(({ document }) => document)
    const [views, points] = await Promise.all([
      candidateViews(deps.inbox, companyUuid, documents),
      placePoints(
        deps.places,
        documents.map(({ locationTitle }) => locationTitle),
      ),
    ])
    const hits = answer.hits.flatMap(({ distance, optionalMatches, textScore }, at) => {
      const view = views[at]
      if (view === undefined) return []
      const shown = distance === null || query.around === null ? null : distanceShown(distance, query.around.precision)
      const placePoint = points.get(view.locationTitle) ?? null
      return [{ ...view, distance: shown, placePoint, textScore, optionalMatches }]
    })
    return ok({ hits, total: answer.total, offset: query.offset, length: query.length })
  }
