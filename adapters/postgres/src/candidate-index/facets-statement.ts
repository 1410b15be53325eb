import {
  isFacetAttribute,
  isNumericAttribute,
  spellFacet,
  type CandidateDocument,
  type CountedAttribute,
  type FacetAttribute,
  type FacetCounts,
  type FacetHit,
  type FacetStats,
  type IndexPlan,
  type NumericAttribute,
} from '@guildhall/domain/search'
import { collectBindings, type Statement } from './bindings.ts'
import { conditions, NUMERIC_COLUMNS } from './conditions.ts'
import { textTables } from './text-query.ts'

interface TextRow {
  readonly attribute: FacetAttribute
  readonly key: string
  readonly count: number
  readonly document: CandidateDocument
}

interface NumberRow {
  readonly value: number
  readonly count: number
  readonly people: number
  readonly min: number
  readonly max: number
  readonly sum: number
}

/** Keys of facets are lexemes of the people found; the person with the lowest uuid spells each. */
const textStatement = (plan: IndexPlan, attributes: readonly FacetAttribute[], limit: number): Statement => {
  const bind = collectBindings()
  const tables = textTables(plan, bind)
  const beginnings = attributes.map((attribute) => `=${attribute}:`)
  const [prefixes, blank] = [bind(beginnings, 'text[]'), bind(beginnings, 'text[]')]
  return bind.statement(`
with ${tables}
keys as (
  select lexeme, count(*)::int as count, min(uuid::text collate "C")::uuid as speller
  from candidate_documents, unnest(tsvector_to_array(words)) as lexeme
  where lexeme ^@ any (${prefixes}) and lexeme <> all (${blank}) and ${conditions(plan, bind)}
  group by lexeme
),
named as (select split_part(substr(lexeme, 2), ':', 1) as attribute, substr(lexeme, 2) as key, count, speller from keys),
ranked as (
  select *, row_number() over (partition by attribute order by count desc, key collate "C") as rank from named
)
select attribute, key, count, document from ranked join candidate_documents on uuid = speller
where rank <= ${bind(limit, 'int')} order by attribute, rank`)
}

const numberStatement = (plan: IndexPlan, attribute: NumericAttribute, limit: number): Statement => {
  const bind = collectBindings()
  const column = NUMERIC_COLUMNS[attribute]
  const tables = textTables(plan, bind)
  return bind.statement(`
with ${tables}
counts as (
  select ${column}::float8 as value, count(*)::int as count
  from candidate_documents where ${column} is not null and ${conditions(plan, bind)} group by ${column}
)
select value, count, (sum(count) over ())::int as people, min(value) over () as min, max(value) over () as max,
  sum(value * count) over () as sum
from counts order by count desc, value limit ${bind(limit, 'int')}`)
}

const statsOf = (row: NumberRow | undefined): FacetStats | null =>
  row === undefined ? null : { min: row.min, max: row.max, avg: row.sum / row.people, sum: row.sum }

/** Counts values by one statement for the texts and one for each number. Rule: SRCH-95. */
export const selectFacetCounts = async (
  select: <Row>(statement: Statement) => Promise<readonly Row[]>,
  plan: IndexPlan,
  attributes: readonly CountedAttribute[],
  limit: number,
): Promise<FacetCounts> => {
  const texts = attributes.filter(isFacetAttribute)
  const numbers = attributes.filter(isNumericAttribute)
  const values: Partial<Record<CountedAttribute, readonly FacetHit[]>> = {}
  const stats: Partial<Record<NumericAttribute, FacetStats>> = {}
  const rows = texts.length === 0 ? [] : await select<TextRow>(textStatement(plan, texts, limit))
  for (const attribute of texts) {
    values[attribute] = rows
      .filter((row) => row.attribute === attribute)
      .map(({ count, document, key }) => ({ value: spellFacet(document, attribute, key), count }))
  }
  for (const attribute of numbers) {
    const counts = await select<NumberRow>(numberStatement(plan, attribute, limit))
    values[attribute] = counts.map(({ count, value }) => ({ value: String(value), count }))
    const figures = statsOf(counts[0])
    if (figures !== null) stats[attribute] = figures
  }
  return { values, stats }
}
