import { Worker } from 'node:worker_threads'
import type { ParsedProfile, ProfileReader, UnreadableFileReason } from '@guildhall/domain/profiles'
import { err, type Result } from '@guildhall/domain/shared'

const IMPORT_TIMEOUT_MS = 10_000
const IMPORT_MEMORY_MEGABYTES = 256

export interface ProfileReaderOptions {
  /** Milliseconds for one file. */
  readonly timeout?: number
  readonly memoryMegabytes?: number
  /** Maximum number of files read at once; further ones are queued. */
  readonly concurrency?: number
}

type Reading = Result<ParsedProfile, UnreadableFileReason>

const worker = new URL('./reader-worker.ts', import.meta.url)

/** Reads one file in a worker thread of its own. A file that exceeds the time or memory limit is 'too-long'. */
const readInWorker = (bytes: Uint8Array, timeout: number, memoryMegabytes: number): Promise<Reading> => {
  const { promise, reject, resolve } = Promise.withResolvers<Reading>()
  const copy = Uint8Array.from(bytes)
  const thread = new Worker(worker, {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => resolve(err('too-long')), timeout)
  thread.once('message', (reading: Reading) => resolve(reading))
  thread.once('error', (error: Error & { readonly code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(err('too-long'))
    else reject(error)
  })
  thread.once('exit', (code) => reject(new Error(`The reader of a file ended with ${code}`)))
  return promise.finally(() => {
    clearTimeout(timer)
    void thread.terminate()
  })
}

/** Reads LinkedIn exports and other CVs, each in a worker thread that is terminated at its time limit. Rule: PROF-40. */
export const createProfileReader = (options: ProfileReaderOptions = {}): ProfileReader => {
  const { concurrency = 2, memoryMegabytes = IMPORT_MEMORY_MEGABYTES, timeout = IMPORT_TIMEOUT_MS } = options
  const waiting: (() => void)[] = []
  let running = 0
  const turn = async (): Promise<void> => {
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const done = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    read: async (bytes) => {
      await turn()
      try {
        return await readInWorker(bytes, timeout, memoryMegabytes)
      } finally {
        done()
      }
    },
  }
}
