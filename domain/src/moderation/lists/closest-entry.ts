import { type ListEntry, listKey } from '../../reference/index.ts'
import { typoDistance, typosAllowed } from '../../search/index.ts'

/** Without what spellings differ in: 'React.js' and 'ReactJS' are 'reactjs'. */
const plain = (text: string): string => listKey(text).replaceAll(/[^\p{L}\p{N}+#]/gu, '')

/** The shortest text that counts as the beginning of another one. */
const BEGINNING_MIN_LENGTH = 3

/** How far a word is from an entry: 0 the same but for signs, 1 one begins with the other, 2 typos; null for another word. */
const distance = (word: string, label: string): number | null => {
  if (word === label) return 0
  const [shorter, longer] = word.length < label.length ? [word, label] : [label, word]
  if (shorter.length >= BEGINNING_MIN_LENGTH && longer.startsWith(shorter)) return 1
  return typoDistance(word, label) <= typosAllowed(shorter) ? 2 : null
}

/** The entry that a word most likely means, to begin with when it is merged; null if none is close. Rule: MOD-77. */
export const closestEntry = <Entry extends Pick<ListEntry, 'label'>>(
  entries: readonly Entry[],
  word: string,
): Entry | null => {
  const sought = plain(word)
  const close = entries.flatMap((entry) => {
    const label = plain(entry.label)
    const far = sought === '' || label === '' ? null : distance(sought, label)
    return far === null ? [] : [{ entry, order: [far, Math.abs(label.length - sought.length)] as const }]
  })
  const [best] = close.toSorted((one, other) => one.order[0] - other.order[0] || one.order[1] - other.order[1])
  return best?.entry ?? null
}
