import { readStored, browserStorage } from '../storage/stored.ts'

/** A draft in browser storage. Times are ISO date-times. */
export interface StoredDraft<Value> {
  readonly value: Value
  readonly savedAt: string
  /** The server's time when it last saved a draft from here; null before. Equal to `savedAt` if the server has this version. */
  readonly servedAt: string | null
}

/** A draft as the server stores it. */
export type ServerDraft<Value> = Pick<StoredDraft<Value>, 'value' | 'savedAt'>

/** Reads the draft at a key of browser storage. */
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
 * Returns the newer of two drafts; `there` is undefined if the server's could not be loaded. A draft that was saved on the server and is gone was
 * sent or discarded elsewhere; one that was never saved there is not lost. Of two that were changed independently, the newer one wins.
 */
export function pickNewestDraft<Value>(
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
