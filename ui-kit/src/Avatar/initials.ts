const letters = new Intl.Segmenter()

/** The first letters of the first and last words of a name; one letter for a single word. */
export const getInitials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** One of five background colours, always the same for the same id. */
export const getAvatarColor = (id: string): number => {
  let hash = 0
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return (hash % 5) + 1
}
