/** Whether two texts differ by at most one letter that was left out, added or mistaken, or by two neighbours that were swapped. */
export const isWithinOneTypo = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  const shortest = Math.min(one.length, other.length)
  let start = 0
  while (start < shortest && one[start] === other[start]) start += 1
  let same = 0
  while (same < shortest - start && one.at(-1 - same) === other.at(-1 - same)) same += 1
  const left = one.slice(start, one.length - same)
  const right = other.slice(start, other.length - same)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
