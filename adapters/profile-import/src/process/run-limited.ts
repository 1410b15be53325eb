import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { readResidentBytes } from './resident-memory.ts'

export interface ProcessLimits {
  /** Milliseconds from start to end. */
  readonly timeout: number
  /** Seconds of processor time, which the system itself enforces, also if nobody waits for the process any more. */
  readonly processorSeconds: number
  /** All memory of the process, not only the heap of its script. */
  readonly memoryBytes: number
  readonly outputBytes: number
}

export interface EndedProcess {
  /** What it wrote; empty if it was stopped. */
  readonly output: Buffer
  /** The limit at which it was stopped. 'crash': by the system, such as for too much processor time or no memory. */
  readonly stoppedBy: keyof ProcessLimits | 'crash' | null
  /** Null if a signal ended it. */
  readonly exitCode: number | null
  /** The end of what it reported as errors. */
  readonly errors: string
  /** The most memory that was seen. */
  readonly peakBytes: number
}

/** Two looks are closer together than a process needs to fill its memory. */
const LOOK_EVERY_MS = 25
const ERRORS_MAX = 4_000

/** The shell sets the limits that only a process itself can set, and becomes the program. A crash writes no memory image to disk. */
const SET_LIMITS = 'ulimit -c 0; ulimit -t "$0"; exec "$@"'

/** Runs a program with an empty environment on the input, and kills it at the first limit that it exceeds. */
export const runLimited = async (
  command: readonly string[],
  input: Uint8Array,
  limits: ProcessLimits,
): Promise<EndedProcess> => {
  const child = spawn('/bin/sh', ['-c', SET_LIMITS, String(limits.processorSeconds), ...command], { cwd: '/', env: {} })
  const output: Buffer[] = []
  let outputBytes = 0
  let errors = ''
  let peakBytes = 0
  let stoppedBy: EndedProcess['stoppedBy'] = null
  const end = new AbortController()
  const stop = (limit: keyof ProcessLimits): void => {
    stoppedBy ??= limit
    child.kill('SIGKILL')
  }
  child.stdout.on('data', (piece: Buffer) => {
    outputBytes += piece.length
    if (outputBytes > limits.outputBytes) stop('outputBytes')
    else output.push(piece)
  })
  child.stderr.on('data', (piece: Buffer) => {
    errors = (errors + piece.toString()).slice(-ERRORS_MAX)
  })
  // A process that ends early does not read all of its input.
  child.stdin.on('error', () => undefined).end(input)
  const timer = setTimeout(() => stop('timeout'), limits.timeout)
  const watch = async (): Promise<void> => {
    while (!end.signal.aborted && child.pid !== undefined) {
      peakBytes = Math.max(peakBytes, await readResidentBytes(child.pid))
      if (peakBytes > limits.memoryBytes) stop('memoryBytes')
      await delay(LOOK_EVERY_MS)
    }
  }
  const watching = watch()
  try {
    const { promise, reject, resolve } = Promise.withResolvers<number | null>()
    child.once('error', reject).once('close', resolve)
    const exitCode = await promise
    if (exitCode === null) stoppedBy ??= 'crash'
    return {
      output: stoppedBy === null ? Buffer.concat(output) : Buffer.alloc(0),
      stoppedBy,
      exitCode,
      errors,
      peakBytes,
    }
  } finally {
    end.abort()
    clearTimeout(timer)
    await watching
  }
}
