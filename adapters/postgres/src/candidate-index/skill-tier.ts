import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { filterConditions } from './conditions.ts'
import { ALL_WORDS_KNOWN, skillCondition, titleCondition } from './text-query.ts'

/** The score of people of this tier. */
export const SKILL_TIER_SCORE = '4'

/**
 * Whether those who come after the people with the word in their title are known by indexes alone: they have it among their skills, or nearly in
 * their title. Several words add up to too many scores, and distances stand between equals. Rule: SRCH-75.
 */
export const hasSkillTier = ({ around, optionalFacets, sort, words }: IndexPlan): boolean =>
  sort === 'best' && words.length === 1 && optionalFacets.length === 0 && around === null

/** A word that nobody has as it is written scores by its typos, its beginning and its synonyms: then there is no such tier. */
export const SKILL_TIER_EXISTS = ALL_WORDS_KNOWN

/** SQL that is true of the people of this tier whom a plan finds. */
export const skillTierCondition = (plan: IndexPlan, bind: Bindings): string =>
  `not ${titleCondition(plan.words, bind)} and ${skillCondition(plan.words, bind)} and ${filterConditions(plan, bind)}`
