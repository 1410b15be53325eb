import { useState } from 'react'

/** Entries of a list that are marked, and the keys and clicks that mark them. */
export interface Marks {
  /** In the order of the list. */
  readonly marked: readonly string[]
  readonly toggle: (id: string) => void
  /** Marks all from the one that was marked last to this. */
  readonly markTo: (id: string) => void
  readonly clear: () => void
}

/** Marks of entries; those that leave the list are forgotten. Rule: MOD-85. */
export function useMarks(ids: readonly string[]): Marks {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const marked = ids.filter((id) => chosen.includes(id))
  const mark = (id: string): void => setChosen([...marked.filter((one) => one !== id), id])
  return {
    marked,
    toggle: (id) => {
      if (marked.includes(id)) setChosen(chosen.filter((one) => one !== id))
      else mark(id)
    },
    markTo: (id) => {
      const last = chosen.findLast((one) => marked.includes(one)) ?? id
      const [from, to] = [ids.indexOf(last), ids.indexOf(id)].toSorted((a, b) => a - b)
      const range = ids.slice(from, (to ?? 0) + 1)
      setChosen([...marked.filter((one) => !range.includes(one)), ...range.filter((one) => one !== id), id])
    },
    clear: () => setChosen([]),
  }
}
