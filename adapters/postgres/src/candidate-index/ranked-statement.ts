import type { IndexPlan } from '@guildhall/domain/search'
import { collectBindings, type Bindings, type Statement } from './bindings.ts'
import { conditions } from './conditions.ts'
import { firstInOrder } from './first-in-order.ts'
import { choiceOrder, figureOrder, isFigureShared, SORTED_COLUMNS, type FigureSort } from './orders.ts'
import { pageRows, pageTable, rankedTable } from './ranking.ts'
import { endOf, type SearchLimits } from './search-limits.ts'
import { hasSkillTier, SKILL_TIER_EXISTS, skillTierCondition } from './skill-tier.ts'
import { textTables } from './text-query.ts'
import { bestPage, bestTables, tierMatchCondition } from './title-tier.ts'
import { countedMatches, sampledTables, totalTable } from './totals.ts'

/**
 * The statement of a search by words or optional facets, or in the order of a figure. What planner and statement cannot know before, counts and samples
 * tell: whether people of the tier fill the page, whether all matches are ranked, and else whether fewer people are read in the order of
 * an index until enough match, or all who match. Rule: SRCH-75.
 */
export const rankedStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const { sort } = plan
  return sort === 'best' || sort === 'nearest'
    ? bestStatement({ ...plan, sort: 'best' }, limits)
    : figureStatement({ ...plan, sort }, limits)
}

const COLUMNS = `ctid as spot, ${SORTED_COLUMNS}`

/** The tables `sampled`, `matched`, `counted` and `total`, before those of the tier. */
const matchedFirstTables = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
${sampledTables(plan, limits, bind)},
matched as materialized (${countedMatches(plan, limits, bind, { columns: `${COLUMNS}, title_words` })}),
counted as materialized (select count(*)::int as found from matched),
${totalTable(plan, limits, bind)}`

/** The same after the tables of the tier. Matches are only counted where the tier is enough. */
const matchedTables = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
${sampledTables(plan, limits, bind)},
matched as materialized (${countedMatches(plan, limits, bind, { columns: COLUMNS, gate: 'not (select is_enough from enough)' })}),
counted as materialized (
  select case when (select is_enough from enough)
    then (select count(*) from (${countedMatches(plan, limits, bind)}) as few) else (select count(*) from matched) end::int as found
),
${totalTable(plan, limits, bind)}`

/** The first matches in the order of an index where too many match to have been counted. `limit` takes the first of them. */
const firstOfUncounted = (
  plan: IndexPlan,
  most: number,
  bind: Bindings,
  condition: () => string,
  limit = (): string => `order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')}`,
): string =>
  firstInOrder(
    {
      columns: () => COLUMNS,
      gate: () => '(select not exact from total) and not (select is_enough from enough)',
      condition,
      people: '(select people from total)',
      most,
      limit,
    },
    bind,
  )

/** Of few matches everybody is chosen; of many, first those of the tiers, then the others in the order of the index. */
const chosenByTier = (plan: IndexPlan, most: number, bind: Bindings): string => {
  const isMany = (): string =>
    `(select people > ${bind(most, 'int')} from total) and not (select is_enough from enough)`
  const firstOfTier = (tier: number, condition: () => string): string => `
  (select ${COLUMNS}, ${tier} as tier from candidate_documents where ${isMany()} and ${condition()}
  order by ${choiceOrder(plan, bind)} limit ${bind(most, 'int')})`
  const ofTitle = firstOfTier(2, () => tierMatchCondition(plan, bind))
  const ofSkills = (): string => firstOfTier(1, () => `${SKILL_TIER_EXISTS} and ${skillTierCondition(plan, bind)}`)
  return `
tier as materialized (${ofTitle}${hasSkillTier(plan) ? ` union all ${ofSkills()}` : ''}),
chosen as materialized (
  select spot, 0 as number from matched where (select people <= ${bind(most, 'int')} from total)
  union all
  select spot, number from (
    select spot, row_number() over (order by tier desc, ${choiceOrder(plan, bind)}) as number from (
      select * from tier
      union all select spot, ${SORTED_COLUMNS}, 0 from matched where (select exact from total) and ${isMany()}
        and not exists (select from tier where tier.spot = matched.spot)
      union all select *, 0 from (
        ${firstOfUncounted(plan, most, bind, () => conditions(plan, bind))}
      ) as others where not exists (select from tier where tier.spot = others.spot)
    ) as taken
  ) as numbered where number <= ${bind(most, 'int')}
)`
}

const bestStatement = (plan: IndexPlan, limits: SearchLimits): Statement => {
  const most = Math.max(limits.ranked, endOf(plan))
  // The tier does not reach a page behind those who are ranked.
  return statementOf(plan, limits, {
    hasTier: endOf(plan) <= limits.ranked,
    chosen: (bind) => chosenByTier(plan, most, bind),
  })
}

/**
 * Whoever is up to the end of the page by the figure is ranked, with equals. Where very many are equal, those of the tier are enough if they all
 * have the best figure that there is; with distances, others of them may come first.
 */
const figureStatement = (plan: IndexPlan & { readonly sort: FigureSort }, limits: SearchLimits): Statement => {
  const hasTier = isFigureShared(plan.sort) && plan.around === null && endOf(plan) <= limits.ranked
  return statementOf(plan, limits, { hasTier, chosen: (bind) => chosenByFigure(plan, limits, bind) })
}

const chosenByFigure = (
  plan: IndexPlan & { readonly sort: FigureSort },
  limits: SearchLimits,
  bind: Bindings,
): string => {
  const most = Math.max(limits.ranked, endOf(plan))
  const order = figureOrder(plan.sort)
  const withEquals = (): string => `order by ${order} fetch first (${bind(endOf(plan), 'int')}) rows with ties`
  const first = isFigureShared(plan.sort)
    ? firstOfUncounted(plan, most, bind, () => conditions(plan, bind))
    : firstOfUncounted(plan, endOf(plan), bind, () => conditions(plan, bind), withEquals)
  return `
chosen as materialized (
  select spot, number from (
    select spot, row_number() over (order by ${choiceOrder(plan, bind)}) as number, rank() over (order by ${order}) as place
    from (select spot, ${SORTED_COLUMNS} from matched where (select exact from total) union all ${first}) as taken
  ) as numbered where number <= ${bind(most, 'int')} and place <= ${bind(endOf(plan), 'int')}
)`
}

interface Choice {
  /** Whether people of the tier alone may fill the page. */
  readonly hasTier: boolean
  /** The table `chosen`: who is ranked where they do not. */
  readonly chosen: (bind: Bindings) => string
}

/**
 * Words and a circle are each found by an index, and reading both again for the tier takes longer than all matches: they are read first, and the
 * tier from them where they are few.
 */
const readsMatchesFirst = ({ around, besidePlace, optionalFacets, words }: IndexPlan): boolean =>
  around !== null && besidePlace.length === 0 && optionalFacets.length === 0 && words.length > 0

const tierAndMatches = (plan: IndexPlan, limits: SearchLimits, bind: Bindings, hasTier: boolean): string => {
  if (!hasTier) return `${NO_TIER},${matchedTables(plan, limits, bind)}`
  return readsMatchesFirst(plan)
    ? `${matchedFirstTables(plan, limits, bind)},${bestTables(plan, limits, bind, { isMatchedRead: true })}`
    : `${bestTables(plan, limits, bind)},${matchedTables(plan, limits, bind)}`
}

const NO_TIER = 'enough as materialized (select false as is_enough)'

const statementOf = (plan: IndexPlan, limits: SearchLimits, { chosen, hasTier }: Choice): Statement => {
  const bind = collectBindings()
  return bind.statement(`
with ${textTables(plan, bind)}
${tierAndMatches(plan, limits, bind, hasTier)},
${chosen(bind)},
${rankedTable(plan, limits, bind)},
${hasTier ? `${bestPage(plan, bind)},` : ''}
${pageTable(plan, bind, hasTier ? 'ranked_page' : 'page')}
${hasTier ? ', page as (select * from best_page union all select * from ranked_page)' : ''}
${pageRows}`)
}
