import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { conditions } from './conditions.ts'
import { toFacetLexeme } from './lexemes.ts'
import { bestFigure, choiceOrder, distanceStep, FIXED_ORDER, SORT_FIGURES, SORTED_COLUMNS } from './orders.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import {
  ALL_WORDS_KNOWN,
  BEST_TITLE_SCORE,
  bestTitleCondition,
  isNearByWordsAlone,
  nearTitleCondition,
  titleCondition,
  writtenScore,
} from './text-query.ts'

const allOptionalFacets = ({ optionalFacets }: IndexPlan, bind: Bindings): readonly string[] =>
  optionalFacets.length === 0 ? [] : [`words @@ ${bind(optionalFacets.map(toFacetLexeme).join(' & '), 'tsquery')}`]

/**
 * SQL that is true of people whom nobody can come before by score and optional facets: those with all words in their title and all optional facets. A word counts
 * as written if anybody has it so, else with a typo, as a prefix or as a synonym.
 */
export const tierCondition = (plan: IndexPlan, bind: Bindings): string =>
  [...(plan.words.length > 0 ? [bestTitleCondition(plan.words)] : []), ...allOptionalFacets(plan, bind)].join(' and ')

/**
 * The first of those who meet a condition, all with the same score. Placeholders are positional: conditions are built where they stand. `barrier`
 * keeps the planner from reading everybody in order for a condition of which it does not know how many meet it.
 */
const firstOf = (
  plan: IndexPlan,
  limits: SearchLimits,
  bind: Bindings,
  {
    condition,
    barrier = '',
    score,
  }: { readonly condition: () => string; readonly barrier?: string; readonly score: string },
): string => `
(select * from (select ctid as spot, ${score} as score, ${SORTED_COLUMNS}, ${distanceStep(plan, bind)} as step from candidate_documents
  where ${[condition(), ...allOptionalFacets(plan, bind), conditions({ ...plan, words: [] }, bind)].filter((one) => one !== '').join(' and ')}
  ${barrier}) as those order by ${choiceOrder(plan, bind)} limit ${bind(plan.around ? limits.ranked : endOf(plan), 'int')})`

/** In the order of a figure, people outside of the tier may come before them, unless nobody has a better figure. */
const isFirstByFigure = ({ sort }: IndexPlan): string =>
  sort === 'best' || sort === 'nearest' ? '' : ` and coalesce(max(${SORT_FIGURES[sort]}) <= ${bestFigure(sort)}, false)`

/**
 * The tables `best`, people of the tier up to the end of the page, and `enough`, whether they fill it: then nobody else is ranked. Words as
 * written are tried first: of them the planner knows how many have them. Rule: SRCH-75.
 */
export const bestTables = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => {
  const enough = (): string => `enough as materialized (
  select count(*) >= ${bind(endOf(plan), 'int')}${isFirstByFigure(plan)} as is_enough from best
)`
  if (plan.words.length === 0)
    return `
best as materialized (${firstOf(plan, limits, bind, { score: '0', condition: () => '' })}),
${enough()}`
  const { words } = plan
  const near = {
    score: BEST_TITLE_SCORE,
    barrier: isNearByWordsAlone(words) ? '' : 'offset 0',
    condition: () =>
      `not (select is_enough from written_enough) and not ${ALL_WORDS_KNOWN} and ${nearTitleCondition(words, bind)}`,
  }
  return `
written as materialized (${firstOf(plan, limits, bind, { score: writtenScore(words), condition: () => titleCondition(words, bind) })}),
written_enough as materialized (select count(*) >= ${bind(endOf(plan), 'int')} as is_enough from written),
best as materialized (
  select * from written where (select is_enough from written_enough) union all ${firstOf(plan, limits, bind, near)}
),
${enough()}`
}

/** The table of the page's hits where the tier fills it. */
export const bestPage = ({ length, offset, optionalFacets }: IndexPlan, bind: Bindings): string => `
best_page as materialized (
  select spot, score, ${bind(optionalFacets.length, 'int')} as lifts, row_number() over () as place from (
    select spot, score from best where (select is_enough from enough)
    order by step, ${FIXED_ORDER} limit ${bind(length, 'int')} offset ${bind(offset, 'int')}
  ) as first
)`
