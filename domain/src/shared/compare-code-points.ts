/** Compares texts by code points, like databases with the C collation; plain `<` compares UTF-16 units. */
export const compareCodePoints = (left: string, right: string): number => {
  const mine = Array.from(left)
  const theirs = Array.from(right)
  for (const [place, letter] of mine.entries()) {
    const other = theirs[place]
    if (other === undefined) return 1
    if (letter !== other) return (letter.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)
  }
  return mine.length - theirs.length
}
