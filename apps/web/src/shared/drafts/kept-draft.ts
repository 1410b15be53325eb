import { readKept, thisBrowser } from '../storage/kept.ts'

/** Something that is begun, as this browser keeps it. Times are ISO date-times. */
export interface KeptDraft<Value> {
  readonly value: Value
  readonly savedAt: string
  /** What the server said when it last took one from here; null before. Equal to `savedAt` where it has this very one. */
  readonly servedAt: string | null
}

/** Something that is begun, as the server keeps it. */
export type ServedDraft<Value> = Pick<KeptDraft<Value>, 'value' | 'savedAt'>

/** What this browser keeps under a key. */
export function keptDraft<Value>(key: string): KeptDraft<Value> | null {
  const kept = readKept<KeptDraft<Value>>(thisBrowser, key)
  if (kept?.value === undefined || kept.savedAt === undefined) return null
  const servedAt = typeof kept.servedAt === 'string' ? kept.servedAt : null
  return { value: kept.value, savedAt: kept.savedAt, servedAt }
}

const served = <Value>({ value, savedAt }: ServedDraft<Value>): KeptDraft<Value> => ({
  value,
  savedAt,
  servedAt: savedAt,
})

/**
 * Which of two drafts is written on with; `there` is undefined where the server could not say. What it once took from here and has no more
 * was sent, or thrown away, elsewhere; what it never took is not lost for that. Of two that were written apart the newer stands.
 */
export function draftToGoOnWith<Value>(
  here: KeptDraft<Value> | null,
  there: ServedDraft<Value> | null | undefined,
): KeptDraft<Value> | null {
  if (there === undefined) return here
  if (here === null) return there && served(there)
  const isServed = here.savedAt === here.servedAt
  if (there === null) return isServed ? null : here
  if (isServed) return served(there)
  return here.servedAt === there.savedAt || here.savedAt > there.savedAt ? here : served(there)
}
