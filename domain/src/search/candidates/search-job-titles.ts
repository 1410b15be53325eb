import type { Actor } from '../../identity/index.ts'
import { ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import type { CandidateIndex, FacetHit } from './candidate-index.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

export const JOB_TITLE_FACETS_MAX = 5

export interface SearchJobTitlesDeps {
  readonly index: Pick<CandidateIndex, 'searchJobTitles'>
}

export interface SearchJobTitlesCommand {
  readonly actor: Actor
  readonly text: string
}

export type SearchJobTitlesProblem = SearcherProblem

/** Completes a job title from those of findable people: at most five. Rule: SRCH-17. */
export const searchJobTitles =
  ({ index }: SearchJobTitlesDeps) =>
  async ({ actor, text }: SearchJobTitlesCommand): Promise<Result<readonly FacetHit[], SearchJobTitlesProblem>> => {
    const searcher = authorizeSearcher(actor)
    return searcher.ok ? ok(await index.searchJobTitles(text.trim(), JOB_TITLE_FACETS_MAX)) : searcher
  }
