import {
  isFacetAttribute,
  spellFacet,
  type CandidateDocument,
  type CountedAttribute,
  type FacetAttribute,
  type FacetCounts,
  type FacetHit,
  type FacetStats,
  type IndexEntry,
  type NumericAttribute,
} from '../../src/search/index.ts'
import { compareCodePoints } from '../../src/shared/index.ts'

export interface CountedPerson {
  readonly document: CandidateDocument
  readonly entry: IndexEntry
}

const textCounts = (
  people: readonly CountedPerson[],
  attribute: FacetAttribute,
  limit: number,
): readonly FacetHit[] => {
  const inOrder = people.toSorted((left, right) => compareCodePoints(left.document.uuid, right.document.uuid))
  const owners = Map.groupBy(
    inOrder.flatMap(({ document, entry }) =>
      entry.facets
        .filter((key) => key.startsWith(`${attribute}:`) && key !== `${attribute}:`)
        .map((key) => ({ key, document })),
    ),
    ({ key }) => key,
  )
  return [...owners]
    .toSorted(([left, few], [right, many]) => many.length - few.length || compareCodePoints(left, right))
    .slice(0, limit)
    .flatMap(([key, [first, ...others]]) =>
      first === undefined ? [] : [{ value: spellFacet(first.document, attribute, key), count: 1 + others.length }],
    )
}

const numberCounts = (numbers: readonly number[], limit: number): readonly FacetHit[] =>
  [...Map.groupBy(numbers, (number) => number)]
    .toSorted(([left, few], [right, many]) => many.length - few.length || left - right)
    .slice(0, limit)
    .map(([number, all]) => ({ value: String(number), count: all.length }))

const statsOf = (numbers: readonly number[]): FacetStats => {
  const sum = numbers.reduce((all, number) => all + number, 0)
  return { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }
}

/** The reference of the counts of every index. */
export const countFacets = (
  people: readonly CountedPerson[],
  attributes: readonly CountedAttribute[],
  limit: number,
): FacetCounts => {
  const values: Partial<Record<CountedAttribute, readonly FacetHit[]>> = {}
  const stats: Partial<Record<NumericAttribute, FacetStats>> = {}
  for (const attribute of attributes) {
    if (isFacetAttribute(attribute)) {
      values[attribute] = textCounts(people, attribute, limit)
      continue
    }
    const numbers = people.flatMap(({ entry }) => entry.numbers[attribute] ?? [])
    values[attribute] = numberCounts(numbers, limit)
    if (numbers.length > 0) stats[attribute] = statsOf(numbers)
  }
  return { values, stats }
}
