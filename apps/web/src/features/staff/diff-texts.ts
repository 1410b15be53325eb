/** A piece of a text, and whether it is in both texts. */
export interface TextPiece {
  readonly text: string
  readonly isChanged: boolean
}

/** Both texts in pieces, those that the other does not have marked. */
export interface TextDifference {
  readonly before: readonly TextPiece[]
  readonly after: readonly TextPiece[]
}

/** Words and signs, each with the space after it. */
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+\s*|[^\p{L}\p{N}\s]\s*|\s+/gu) ?? []

/** The length of the longest common sequence of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const lengths = before.map(() => Array.from<number>({ length: after.length + 1 }).fill(0))
  lengths.push(Array.from<number>({ length: after.length + 1 }).fill(0))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row === undefined) continue
      const isSame = before[i]?.trim() === after[j]?.trim()
      row[j] = isSame ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

const add = (pieces: TextPiece[], text: string, isChanged: boolean): void => {
  const last = pieces.at(-1)
  if (last?.isChanged === isChanged) pieces[pieces.length - 1] = { text: last.text + text, isChanged }
  else pieces.push({ text, isChanged })
}

/** Compares two texts word by word. Rule: MOD-32. */
export function diffTexts(before: string, after: string): TextDifference {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const lengths = commonLengths(old, now)
  const pieces: { readonly before: TextPiece[]; readonly after: TextPiece[] } = { before: [], after: [] }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const left = old[i] ?? ''
    const right = now[j] ?? ''
    if (i < old.length && j < now.length && left.trim() === right.trim()) {
      add(pieces.before, left, false)
      add(pieces.after, right, false)
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      add(pieces.before, left, true)
      i += 1
    } else {
      add(pieces.after, right, true)
      j += 1
    }
  }
  return pieces
}
