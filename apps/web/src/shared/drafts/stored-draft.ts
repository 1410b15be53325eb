import { readStored, browserStorage } from '../storage/stored.ts'

/** A draft in browser storage. Times are ISO date-times. */
export interface StoredDraft<Value> {
  readonly value: Value
  readonly savedAt: string
  /** What the server said when it last took one from here; null before. Equal to `savedAt` where it has this very one. */
  readonly servedAt: string | null
}

/** A draft as the server stores it. */
export type ServerDraft<Value> = Pick<StoredDraft<Value>, 'value' | 'savedAt'>

/** The draft under a key of browser storage. */
export function readStoredDraft<Value>(key: string): StoredDraft<Value> | null {
  const kept = readStored<StoredDraft<Value>>(browserStorage, key)
  if (kept?.value === undefined || kept.savedAt === undefined) return null
  const servedAt = typeof kept.servedAt === 'string' ? kept.servedAt : null
  return { value: kept.value, savedAt: kept.savedAt, servedAt }
}

const fromServer = <Value>({ value, savedAt }: ServerDraft<Value>): StoredDraft<Value> => ({
  value,
  savedAt,
  servedAt: savedAt,
})

/**
 * Which of two drafts is written on with; `there` is undefined where the server could not say. What it once took from here and has no more
 * was sent, or thrown away, elsewhere; what it never took is not lost for that. Of two that were written apart the newer stands.
 */
export function newestDraft<Value>(
  here: StoredDraft<Value> | null,
  there: ServerDraft<Value> | null | undefined,
): StoredDraft<Value> | null {
  if (there === undefined) return here
  if (here === null) return there && fromServer(there)
  const isServed = here.savedAt === here.servedAt
  if (there === null) return isServed ? null : here
  if (isServed) return fromServer(there)
  return here.servedAt === there.savedAt || here.savedAt > there.savedAt ? here : fromServer(there)
}
