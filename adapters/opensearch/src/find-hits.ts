import type { CandidateDocument, IndexPlan } from '@guildhall/domain/search'
import type { LiveIndex } from './live-index.ts'
import { distanceBody, firstStepBody, isNearestFirst, nearestBody, type NearestPlan } from './nearest-body.ts'
import { countBody, searchBody, type TypoRewrite } from './search-body.ts'

/** A hit of the engine. */
export interface FoundHit {
  readonly sort: readonly unknown[]
  readonly _source: { readonly document: CandidateDocument }
}

export interface FoundHits {
  readonly hits: readonly FoundHit[]
  readonly total: number
}

interface Answer {
  readonly hits: {
    /** 'gte': there are more. */
    readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' }
    readonly hits?: readonly FoundHit[]
  }
}

type PageAnswer = { readonly hits?: Pick<Answer['hits'], 'hits'> }

/** How a plan is searched: how words a typo away are found, and how many people are counted with hits (`COUNTED_WITH_HITS`). */
export interface Finding {
  readonly index: LiveIndex
  readonly typos: TypoRewrite
  readonly countedWithHits: number
}

const PAGE_PARTS = ['hits.hits.sort', 'hits.hits._source.document']
const TOTAL_PARTS = ['hits.total']

/** The page of a plan's hits, in order, and the number of all who match. Rules: SRCH-18, SRCH-103. */
export const findHits = async (plan: IndexPlan, finding: Finding): Promise<FoundHits> => {
  if (isNearestFirst(plan)) return findNearest(plan, finding)
  const { countedWithHits, index, typos } = finding
  const body = searchBody(plan, typos, countedWithHits)
  const { hits, total } = (await index.ask<Answer>(body, [...TOTAL_PARTS, ...PAGE_PARTS])).hits
  if (total.relation === 'eq') return { hits: hits ?? [], total: total.value }
  const all = await index.ask<Answer>(countBody(plan, typos, true), TOTAL_PARTS)
  return { hits: hits ?? [], total: all.hits.total.value }
}

/**
 * The same where distance is compared first. Those of the first step are equally near: where they fill the page, no distance is computed. Else
 * those of a large crowd who are too far for the page are left out before distances are compared in steps, which takes a script. Rule: SRCH-104.
 */
const findNearest = async (plan: NearestPlan, finding: Finding): Promise<FoundHits> => {
  const { index, typos } = finding
  const [near, all] = await index.askAll<Answer>(
    [firstStepBody(plan, typos), countBody(plan, typos, true)],
    [...TOTAL_PARTS, ...PAGE_PARTS],
  )
  if (near === undefined || all === undefined) throw new Error('The engine has left a search out of its answer')
  const total = all.hits.total.value
  const end = Math.min(plan.offset + plan.length, total)
  if (near.hits.total.value >= end) return { hits: near.hits.hits ?? [], total }
  const radius = total > finding.countedWithHits ? await findRadius(plan, finding, end) : null
  const { hits } = await index.ask<PageAnswer>(nearestBody(plan, typos, radius), PAGE_PARTS)
  return { hits: hits?.hits ?? [], total }
}

/** The engine's own distances differ a little from ours. In metres. */
const TOLERANCE_METRES = 1

/** The end of the step of the nearest person number `end`, in metres: nobody further away is among the hits up to it. Null if it is not known. */
const findRadius = async (plan: NearestPlan, { index, typos }: Finding, end: number): Promise<number | null> => {
  const { hits } = await index.ask<PageAnswer>(distanceBody(plan, typos, end - 1), ['hits.hits.sort'])
  const distance = hits?.hits?.[0]?.sort[0]
  // The engine answers so where somebody has just left the index.
  if (typeof distance !== 'number') return null
  const { precision } = plan.around
  return (Math.floor((distance + TOLERANCE_METRES) / precision) + 1) * precision + TOLERANCE_METRES
}
