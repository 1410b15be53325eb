import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { conditions } from './conditions.ts'
import { FIXED_ORDER } from './orders.ts'
import type { SearchLimits } from './search-limits.ts'

/** One person in 64, or in 512, whoever they are: a partial index has each. */
const sample = (people: 64 | 512): string => `(uuid_hash(uuid) & ${people - 1}) = 0`

/** From this many people, the smaller sample is large enough. */
const MANY_PEOPLE = 400_000

/** The sample may have so many more than are counted before nobody is counted: three deviations of a sample of 10,000 people. */
const SAMPLE_MARGIN = 1.25

const estimateFrom = (people: 64 | 512, plan: IndexPlan, bind: Bindings): string =>
  `${people} * (select count(*)::int from candidate_documents where ${sample(people)} and ${conditions(plan, bind)})`

/** About how many people match. */
const estimate = (plan: IndexPlan, bind: Bindings): string =>
  `case when (select reltuples < ${MANY_PEOPLE} from pg_class where oid = 'candidate_documents'::regclass)
    then ${estimateFrom(64, plan, bind)} else ${estimateFrom(512, plan, bind)} end`

/** Whether an index finds the matches: of words, unless they are a beginning that most people have, or of a circle. */
const isIndexed = ({ around, besidePlace, words }: IndexPlan): boolean =>
  words.some(({ prefix, word }) => !prefix || word.length > 2) || (around !== null && besidePlace.length === 0)

/** The table `sampled`: about how many people match; 0 where an index finds them, so that they are counted at once. */
export const sampledTable = (plan: IndexPlan, bind: Bindings): string =>
  `sampled as materialized (select ${isIndexed(plan) ? '0' : estimate(plan, bind)} as people)`

/** The first matches, up to one more than are counted; none where the sample has too many of them. */
export const countedMatches = (
  plan: IndexPlan,
  { counted }: SearchLimits,
  bind: Bindings,
  { columns = '', gate = 'true' }: { readonly columns?: string; readonly gate?: string } = {},
): string => `
  select ${columns} from candidate_documents
  where ${gate} and (select people <= ${bind(Math.round(SAMPLE_MARGIN * counted), 'int')} from sampled)
    and ${conditions(plan, bind)} ${inReadableOrder(plan)} limit ${bind(counted + 1, 'int')}`

/** With an order, the planner reads an index until there are enough instead of all people. */
const inReadableOrder = (plan: IndexPlan): string => (isIndexed(plan) ? '' : `order by ${FIXED_ORDER}`)

/** The table `total` for a table `counted`: the number of people, and whether it is exact. Rule: SRCH-76. */
export const totalTable = (plan: IndexPlan, { counted }: SearchLimits, bind: Bindings): string => `
total as materialized (
  select exact, case when exact then found when people > 0 then greatest(found, people) else greatest(found, ${estimate(plan, bind)}) end as people
  from (
    select people, found, people <= ${bind(Math.round(SAMPLE_MARGIN * counted), 'int')} and found <= ${bind(counted, 'int')} as exact
    from sampled, counted
  ) as figures
)`

/** All tables of a total. */
export const totalTables = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
${sampledTable(plan, bind)},
counted as materialized (select count(*)::int as found from (${countedMatches(plan, limits, bind)}) as few),
${totalTable(plan, limits, bind)}`
