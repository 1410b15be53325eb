import type { Column, SortDescriptor, SortValue } from './column.ts'

const isMissing = (value: SortValue): boolean => value === null || value === undefined || value === ''

const compare = (a: SortValue, b: SortValue, collator: Intl.Collator): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)

/** Sorts rows by one column: numbers and dates by value, text by locale, missing values last. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: SortDescriptor | undefined,
  locale: string,
): readonly Row[] => {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  if (sort === undefined || sortBy === undefined) return rows
  const collator = new Intl.Collator(locale, { numeric: true })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return sign * compare(a, b, collator)
  })
}
