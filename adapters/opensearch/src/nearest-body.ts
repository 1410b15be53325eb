import type { Around, IndexPlan } from '@guildhall/domain/search'
import { distanceStepSort } from './distance-step-sort.ts'
import type { Body, Json } from './json.ts'
import { circle, isScored, matching, pageBody, type TypoRewrite } from './search-body.ts'

/** A search that compares distances before all else. */
export interface NearestPlan extends IndexPlan {
  readonly around: Around
}

/** Of a shorter step, in metres, hardly any has people for a page. */
const STEP_MIN_METRES = 1_000

/** Whether the people of the first step are the first of a plan's hits. Rule: SRCH-18. */
export const isNearestFirst = (plan: IndexPlan): plan is NearestPlan =>
  plan.around !== null &&
  plan.around.precision >= STEP_MIN_METRES &&
  (plan.sort === 'best' || plan.sort === 'nearest') &&
  !isScored(plan)

const within = (plan: NearestPlan, typos: TypoRewrite, radius: number): Json => ({
  bool: { filter: [matching(plan, typos), circle(plan.around, radius)] },
})

/** The page if it lies within the first step, where all are equally near, and up to its last hit how many people are there. */
export const firstStepBody = (plan: NearestPlan, typos: TypoRewrite): Body => ({
  ...pageBody(plan, within(plan, typos, plan.around.precision), []),
  track_total_hits: Math.max(1, plan.offset + plan.length),
})

/** The page of those within a radius, without their number; null: of all. */
export const nearestBody = (plan: NearestPlan, typos: TypoRewrite, radius: number | null): Body => ({
  ...pageBody(
    plan,
    radius === null ? matching(plan, typos) : within(plan, typos, radius),
    distanceStepSort(plan.around),
  ),
  track_total_hits: false,
})

/** The distance of the nearest person but so many, in metres: the value by which the one hit is sorted. */
export const distanceBody = (plan: NearestPlan, typos: TypoRewrite, nearer: number): Body => ({
  query: matching(plan, typos),
  sort: [{ _geo_distance: { place: { lat: plan.around.latitude, lon: plan.around.longitude }, unit: 'm' } }],
  from: nearer,
  size: 1,
  track_total_hits: false,
  _source: false,
})
