import type { IndexPlan } from '@guildhall/domain/search'
import type { Bindings } from './bindings.ts'
import { conditions } from './conditions.ts'
import { FIXED_ORDER } from './orders.ts'
import { estimatedPeople } from './sample.ts'
import type { SearchLimits } from './search-limits.ts'

/** From this many people, a sample of one in 64 takes long to read. */
const MANY_PEOPLE = 400_000

/** The sample may have so many more than are counted before nobody is counted: three deviations of a sample of 10,000 people. */
const SAMPLE_MARGIN = 1.25

/** Whether an index finds the matches: of words, unless they are a beginning that most people have, or of a circle. */
const isIndexed = ({ around, besidePlace, words }: IndexPlan): boolean =>
  words.some(({ prefix, word }) => !prefix || word.length > 2) || (around !== null && besidePlace.length === 0)

/** The tables of `sampled`: about how many people match. Among many people the smaller sample is enough where it has twice what is counted. */
export const sampledTables = (plan: IndexPlan, { counted }: SearchLimits, bind: Bindings): string => `
sampled_first as materialized (
  select case when reltuples < ${MANY_PEOPLE} then 0 else ${estimatedPeople(512, conditions(plan, bind))} end as people
  from pg_class where oid = 'candidate_documents'::regclass
),
sampled as materialized (
  select case when people > ${bind(2 * counted, 'int')} then people else ${estimatedPeople(64, conditions(plan, bind))} end as people
  from sampled_first
)`

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
  select exact, case when exact then found else greatest(found, people) end as people
  from (
    select people, found, people <= ${bind(Math.round(SAMPLE_MARGIN * counted), 'int')} and found <= ${bind(counted, 'int')} as exact
    from sampled, counted
  ) as figures
)`

/** All tables of a total. */
export const totalTables = (plan: IndexPlan, limits: SearchLimits, bind: Bindings): string => `
${sampledTables(plan, limits, bind)},
counted as materialized (select count(*)::int as found from (${countedMatches(plan, limits, bind)}) as few),
${totalTable(plan, limits, bind)}`
