import { listKey } from '@guildhall/domain/reference'

interface Suggested {
  readonly label: string
  readonly industry: string | null
}

/** How well a label fits: it begins with the text, a word of it does, or the text is inside; null if it does not fit. */
const rank = (label: string, typed: string): number | null => {
  const key = listKey(label)
  if (key.startsWith(typed)) return 0
  if (key.includes(` ${typed}`)) return 1
  return key.includes(typed) ? 2 : null
}

/** The labels that fit a text best, at most so many; of those that fit alike, the ones of these industries come first. Rule: REF-26. */
export const suggest = (
  entries: readonly Suggested[],
  typed: string,
  { industries = [], most }: { readonly industries?: readonly (string | null)[]; readonly most: number },
): readonly string[] => {
  const text = listKey(typed)
  if (text === '') return []
  return entries
    .flatMap(({ industry, label }) => {
      const fit = rank(label, text)
      return fit === null ? [] : [{ label, order: fit * 2 + (industries.includes(industry) ? 0 : 1) }]
    })
    .toSorted((one, other) => one.order - other.order)
    .slice(0, most)
    .map(({ label }) => label)
}
