/** The number of typos that are allowed in a word: none below five letters, one from five, two from nine. Rule: SRCH-7. */
export const typosAllowed = (word: string): 0 | 1 | 2 => {
  const { length } = Array.from(word)
  if (length >= 9) return 2
  return length >= 5 ? 1 : 0
}

/**
 * The edit distance of two words: insertions, deletions, substitutions and swaps of neighbours. No letter is edited twice ("optimal string
 * alignment"), as in search engines. Letters are code points. More than `most` are not counted to the end: the result is then any number above it.
 */
export const typoDistance = (left: string, right: string, most = Infinity): number => {
  const from = Array.from(left)
  const to = Array.from(right)
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + cost,
        swapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    const fewest = Math.min(...current)
    // No later row has fewer: a swap adds one to the row before, which has at most one fewer than this.
    if (fewest > most) return fewest
    before = above
    above = current
  }
  return at(above, to.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
