import type { ProfileReader } from '@guildhall/domain/profiles'
import { err } from '@guildhall/domain/shared'
import { createReaderCommand } from './process/reader-command.ts'
import { type EndedProcess, runLimited } from './process/run-limited.ts'
import type { Reading, ReaderOutput } from './reader-output.ts'
import { readingBegan, readingEnded, type ReadingUsage } from './reading-events.ts'

const IMPORT_TIMEOUT_MS = 10_000
const IMPORT_MEMORY_MEGABYTES = 256
/** The texts of sixty full pages are far smaller. */
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024

export interface ProfileReaderOptions {
  /** Milliseconds for one file, as time that passes and as time of the processor. */
  readonly timeout?: number
  /** All memory of the process that reads it. */
  readonly memoryMegabytes?: number
}

const parseOutput = ({ errors, exitCode, output }: EndedProcess): ReaderOutput => {
  if (exitCode !== 0) throw new Error(`The reader of a file ended with ${exitCode}: ${errors}`)
  return JSON.parse(output.toString()) as ReaderOutput
}

/**
 * Reads LinkedIn exports and other CVs, each in a process of its own that is killed at its limits: the file is then 'too-long'. The process has
 * no environment, and may read nothing but its program and the file. Rule: PROF-40.
 */
export const createProfileReader = (options: ProfileReaderOptions = {}): ProfileReader => {
  const { memoryMegabytes = IMPORT_MEMORY_MEGABYTES, timeout = IMPORT_TIMEOUT_MS } = options
  const memoryBytes = memoryMegabytes * 1024 * 1024
  const limits = {
    timeout,
    memoryBytes,
    processorSeconds: Math.max(1, Math.ceil(timeout / 1000)),
    outputBytes: OUTPUT_MAX_BYTES,
  }
  const command = createReaderCommand(memoryBytes)
  const read = async (bytes: Uint8Array): Promise<Reading> => {
    const ended = await runLimited(command, bytes, limits)
    const output = ended.stoppedBy === null ? parseOutput(ended) : null
    const peakBytes = Math.max(ended.peakBytes, output?.peakBytes ?? 0)
    // Between two looks it may have had more: whether a file can be read must not depend on when one looks.
    const stoppedBy = peakBytes > memoryBytes ? 'memoryBytes' : ended.stoppedBy
    readingEnded.publish({ peakBytes, stoppedBy } satisfies ReadingUsage)
    return output === null || stoppedBy !== null ? err('too-long') : output.reading
  }
  return {
    read: (bytes) => {
      readingBegan.publish({})
      return read(bytes)
    },
  }
}
