import { channel } from 'node:diagnostics_channel'
import type { EndedProcess } from './process/run-limited.ts'

/** How a reading used its process. */
export type ReadingUsage = Pick<EndedProcess, 'peakBytes' | 'stoppedBy'>

/** Announces the beginning of each reading, without a message, and its end with a `ReadingUsage`: for metrics and tests. */
export const readingBegan = channel('guildhall.profile-reading.began')
export const readingEnded = channel('guildhall.profile-reading.ended')
