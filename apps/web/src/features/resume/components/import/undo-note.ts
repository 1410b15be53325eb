import { writeStored, readStored, browserStorage } from '../../../../shared/storage/stored.ts'

const keyOf = (userUuid: string): string => `guildhall-import:${userUuid}`

/** Until when the last import of this browser can be undone; null where it cannot any more. Rule: PROF-37. */
export function undoUntil(userUuid: string, now: Date): string | null {
  const until = readStored<{ readonly until: string }>(browserStorage, keyOf(userUuid))?.until
  return until !== undefined && new Date(until) > now ? until : null
}

/** Keeps until when an import can be undone, or forgets it (null). */
export const keepUndo = (userUuid: string, until: string | null): void =>
  writeStored(browserStorage, keyOf(userUuid), until === null ? null : { until })
