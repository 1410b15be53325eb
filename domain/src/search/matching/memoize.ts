/**
 * Computes the result of each text once. With limits, longer texts (UTF-16 units) are not kept, and all results are dropped when `sizeMax` are
 * kept.
 */
export const memoize = <Result>(
  compute: (text: string) => Result,
  { lengthMax = Infinity, sizeMax = Infinity }: { readonly lengthMax?: number; readonly sizeMax?: number } = {},
): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = compute(text)
    if (text.length > lengthMax) return result
    if (known.size >= sizeMax) known.clear()
    known.set(text, result)
    return result
  }
}
