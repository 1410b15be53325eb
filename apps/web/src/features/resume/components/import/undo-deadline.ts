import { writeStored, readStored, browserStorage } from '../../../../shared/storage/stored.ts'

const keyOf = (userUuid: string): string => `guildhall-import:${userUuid}`

/** The deadline for undoing the last import of this browser; null if it has passed. Rule: PROF-37. */
export function readUndoDeadline(userUuid: string, now: Date): string | null {
  const until = readStored<{ readonly until: string }>(browserStorage, keyOf(userUuid))?.until
  return until !== undefined && new Date(until) > now ? until : null
}

/** Stores the deadline for undoing an import, or removes it (null). */
export const saveUndoDeadline = (userUuid: string, until: string | null): void =>
  writeStored(browserStorage, keyOf(userUuid), until === null ? null : { until })
