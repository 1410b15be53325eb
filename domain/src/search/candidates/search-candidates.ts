import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { entitlements } from '../../plans/index.ts'
import type { EntitlementProblem } from '../../plans/index.ts'
import type { Places } from '../../reference/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import type { CandidateIndex } from './candidate-index.port.ts'
import type { CandidateQuery } from '../query/candidate-query.ts'
import { toCandidateViews } from './candidate-views.ts'
import { resolveInsidePlace } from '../query/inside-place.ts'
import { matchPlace, type PlaceMatch } from '../matching/place-match.ts'
import { findPlacePoints } from '../query/place-point.ts'
import type { PlacePoint } from '../query/place-point.ts'
import { roundDistance } from '../query/search-area.ts'
import type { SearchHistoryRepository } from '../history/search-history.port.ts'
import { isSearchLimitReached, isTrialWithLimit, startOfSearchDay } from '../search-day.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'
import type { CandidateView } from './visible-candidate.ts'

export interface SearchCandidatesDeps {
  readonly index: Pick<CandidateIndex, 'search'>
  readonly inbox: Pick<ConversationInbox, 'listContactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly places: Pick<Places, 'locate' | 'findTown'>
  readonly history: Pick<SearchHistoryRepository, 'countOn'>
  readonly clock: Clock
}

export interface SearchCandidatesCommand {
  readonly actor: Actor
  readonly query: CandidateQuery
}

/**
 * A hit. `distance` is in metres from the centre, rounded up to the search's step; null without a centre. `placeMatch` says how they match
 * the place; null without one.
 */
export interface CandidateHit extends CandidateView {
  readonly distance: number | null
  readonly placeMatch: PlaceMatch | null
  /** The centre of the town in their location; null if there is none. */
  readonly placePoint: PlacePoint | null
  readonly textScore: number
  readonly optionalMatches: number
}

export interface CandidateHits {
  readonly hits: readonly CandidateHit[]
  /** All matches. */
  readonly total: number
  /** False if the total is an estimate. Rule: SRCH-76. */
  readonly isTotalExact: boolean
  readonly offset: number
  readonly length: number
}

const nobody: ReadonlySet<Uuid> = new Set()

export type SearchCandidatesProblem = SearcherProblem | EntitlementProblem | 'search-limit-reached'

/** Searches candidates for an employer, with the company's contact to each. Rules: SRCH-4, SRCH-24, SRCH-27, SRCH-35, SRCH-81. */
export const searchCandidates =
  (deps: SearchCandidatesDeps) =>
  async ({ actor, query }: SearchCandidatesCommand): Promise<Result<CandidateHits, SearchCandidatesProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    const { accountUuid, companyUuid } = searcher.value
    const now = deps.clock.now()
    const [company, hiding, insidePlace] = await Promise.all([
      deps.companies.find(companyUuid),
      deps.hidden.forSearch(companyUuid, now),
      resolveInsidePlace(deps.places, query.around),
    ])
    if (company === null) return err('forbidden')
    const rights = entitlements(company, now)
    if (!rights.search) return err(rights.reason ?? 'subscription-expired')
    // Only trials have a limit, so that nobody else waits for the count.
    const isLimited = isTrialWithLimit(company)
    if (isLimited && isSearchLimitReached(company, await deps.history.countOn(accountUuid, startOfSearchDay(now))))
      return err('search-limit-reached')
    const answer = await deps.index.search({ ...query, ...hiding, insidePlace, changedAfter: null })
    const documents = answer.hits.map(({ document }) => document)
    const isHiding = hiding.companyKeys.length + hiding.excludedUuids.length > 0
    const [views, points, hidden] = await Promise.all([
      toCandidateViews(deps.inbox, companyUuid, documents),
      findPlacePoints(
        deps.places,
        documents.map(({ locationTitle }) => locationTitle),
      ),
      // The index learns of whoever hides a moment later.
      isHiding
        ? deps.hidden.among(
            companyUuid,
            documents.map(({ uuid }) => uuid),
          )
        : nobody,
    ])
    const hits = answer.hits.flatMap(({ distance, document, optionalMatches, textScore }, at) => {
      const view = views[at]
      if (view === undefined || hidden.has(view.uuid)) return []
      const shown = distance === null || query.around === null ? null : roundDistance(distance, query.around.precision)
      const placeMatch = matchPlace(document, distance, { ...query, insidePlace })
      const placePoint = points.get(view.locationTitle) ?? null
      return [{ ...view, distance: shown, placeMatch, placePoint, textScore, optionalMatches }]
    })
    const { isTotalExact, total } = answer
    return ok({ hits, total, isTotalExact, offset: query.offset, length: query.length })
  }
