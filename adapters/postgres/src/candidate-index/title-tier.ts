import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { filterConditions } from './conditions.ts'
import { firstInOrder } from './first-in-order.ts'
import { toFacetLexeme } from './lexemes.ts'
import { bestFigure, choiceOrder, distanceStep, FIXED_ORDER, SORT_FIGURES, SORTED_COLUMNS } from './orders.ts'
import { estimatedPeople } from './sample.ts'
import { hasSkillTier, SKILL_TIER_EXISTS, SKILL_TIER_SCORE, skillTierCondition } from './skill-tier.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import {
  ALL_WORDS_KNOWN,
  BEST_TITLE_SCORE,
  bestTitleCondition,
  everyWordConditions,
  titleCondition,
  writtenScore,
} from './text-query.ts'

const allOptionalFacets = ({ optionalFacets }: IndexPlan, bind: Bindings): readonly string[] =>
  optionalFacets.length === 0 ? [] : [`words @@ ${bind(optionalFacets.map(toFacetLexeme).join(' & '), 'tsquery')}`]

/**
 * SQL that is true of people whom nobody can come before by score and optional facets: those with all words in their title and all optional facets. A word counts
 * as written if anybody has it so, else with a typo, as a prefix or as a synonym.
 */
const tierCondition = (plan: IndexPlan, bind: Bindings): string =>
  [...(plan.words.length > 0 ? [bestTitleCondition(plan.words)] : []), ...allOptionalFacets(plan, bind)].join(' and ')

/** SQL that is true of those of them whom a plan finds. */
export const tierMatchCondition = (plan: IndexPlan, bind: Bindings): string =>
  `${tierCondition(plan, bind)} and ${filterConditions(plan, bind)}`

/** The same of those who have all words in their title as they are written. */
const writtenMatchCondition = (plan: IndexPlan, bind: Bindings): string =>
  [titleCondition(plan.words, bind), ...allOptionalFacets(plan, bind), filterConditions(plan, bind)].join(' and ')

const rankedColumns = (plan: IndexPlan, score: string, bind: Bindings, spot = 'ctid as spot'): string =>
  `${spot}, ${score} as score, ${SORTED_COLUMNS}, ${distanceStep(plan, bind)} as step`

/** How many of the tier are read: with distances, the first by the order of an index need not be the first of all. */
const tierLimit = (plan: IndexPlan, limits: SearchLimits): number => (plan.around ? limits.ranked : endOf(plan))

const inChosenOrder = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string =>
  `order by ${choiceOrder(plan, bind)} limit ${bind(tierLimit(plan, limits), 'int')}`

/** The first of those who meet a condition, all with the same score, where the planner knows how many meet it. */
const firstOf = (
  plan: IndexPlan,
  limits: SearchLimits,
  bind: Bindings,
  { condition, score }: { readonly condition: () => string; readonly score: string },
): string => `
(select ${rankedColumns(plan, score, bind)} from candidate_documents
  where ${condition()} ${inChosenOrder(plan, limits, bind)})`

/** The first of those who have all words in their title as they are written. `isMatchedRead`: from `matched` where that has all who match. */
const firstWritten = (plan: IndexPlan, limits: SearchLimits, bind: Bindings, isMatchedRead: boolean): string => {
  const score = writtenScore(plan.words)
  if (!isMatchedRead) return firstOf(plan, limits, bind, { condition: () => writtenMatchCondition(plan, bind), score })
  return `
(select ${rankedColumns(plan, score, bind, 'spot')} from matched
  where (select exact from total) and ${titleCondition(plan.words, bind)} ${inChosenOrder(plan, limits, bind)})
union all${firstOf(plan, limits, bind, {
    condition: () => `(select not exact from total) and ${writtenMatchCondition(plan, bind)}`,
    score,
  })}`
}

/** In the order of a figure, people outside of the tier may come before them, unless nobody has a better figure. */
const isFirstByFigure = ({ sort }: IndexPlan): string =>
  sort === 'best' || sort === 'nearest' ? '' : ` and coalesce(max(${SORT_FIGURES[sort]}) <= ${bestFigure(sort)}, false)`

/**
 * The tables `best`, people of the tier up to the end of the page, and `enough`, whether they fill it: then nobody else is ranked. Words as
 * written are tried first: of them the planner knows how many have them. `isMatchedRead`: the tables `matched` and `total` stand before
 * these. Rule: SRCH-75.
 */
export const bestTables = (
  plan: IndexPlan,
  limits: SearchLimits,
  bind: Bindings,
  { isMatchedRead = false } = {},
): string => {
  const enough = (): string => `enough as materialized (
  select count(*) >= ${bind(endOf(plan), 'int')}${isFirstByFigure(plan)} as is_enough from best
)`
  if (plan.words.length === 0)
    return `
best as materialized (${firstOf(plan, limits, bind, { condition: () => tierMatchCondition(plan, bind), score: '0' })}),
${enough()}`
  const isNearNeeded = (): string => `not (select is_enough from written_enough) and not ${ALL_WORDS_KNOWN}`
  const hasSkills = hasSkillTier(plan)
  return `
written as materialized (${firstWritten(plan, limits, bind, isMatchedRead)}),
written_enough as materialized (select count(*) >= ${bind(endOf(plan), 'int')} as is_enough from written),
near_title as materialized (select case when ${isNearNeeded()} then ${estimatedPeople(512, tierMatchCondition(plan, bind))} else 0 end as people),
${hasSkills ? `${skillTables(plan, bind)},` : ''}
best as materialized (
  select * from written where (select is_enough from written_enough)${hasSkills ? ` or ${SKILL_TIER_EXISTS}` : ''}
  ${hasSkills ? 'union all select * from skill_tier' : ''}
  union all ${firstInOrder(
    {
      columns: () => rankedColumns(plan, BEST_TITLE_SCORE, bind),
      gate: isNearNeeded,
      condition: () => tierMatchCondition(plan, bind),
      people: '(select people from near_title)',
      most: tierLimit(plan, limits),
      limit: () => inChosenOrder(plan, limits, bind),
    },
    bind,
  )}
),
${enough()}`
}

/** The tables of those who come next, where there are too few with the word in their title. */
const skillTables = (plan: IndexPlan, bind: Bindings): string => {
  const gate = (): string => `not (select is_enough from written_enough) and ${SKILL_TIER_EXISTS}`
  const condition = (): string => skillTierCondition(plan, bind)
  // The samples have an index of all words.
  const sampled = `${everyWordConditions(plan.words).join(' and ')} and ${condition()}`
  return `
skill_sample as materialized (select case when ${gate()} then ${estimatedPeople(512, sampled)} else 0 end as people),
skill_tier as materialized (${firstInOrder(
    {
      columns: () => rankedColumns(plan, SKILL_TIER_SCORE, bind),
      gate,
      condition,
      people: '(select people from skill_sample)',
      most: endOf(plan),
      limit: () => `order by ${choiceOrder(plan, bind)} limit ${bind(endOf(plan), 'int')}`,
    },
    bind,
  )})`
}

/** The table of the page's hits where the tiers fill it. */
export const bestPage = ({ length, offset, optionalFacets }: IndexPlan, bind: Bindings): string => `
best_page as materialized (
  select spot, score, ${bind(optionalFacets.length, 'int')} as lifts, row_number() over () as place from (
    select spot, score from best where (select is_enough from enough)
    order by score desc, step, ${FIXED_ORDER} limit ${bind(length, 'int')} offset ${bind(offset, 'int')}
  ) as first
)`
