import { setTimeout as wait } from 'node:timers/promises'
import type { TetheredProcess } from './tethered-process.ts'

/** A server that ends this often within this time is not started again. */
const RESTARTS_MAX = 5
const RESTARTS_WITHIN_MS = 300_000
const PAUSE_MS = 500

export interface KeptRunning {
  /** Settles for good: with null once stopped, or with why the server is not started again. */
  readonly exited: Promise<Error | null>
  stop(): Promise<void>
}

/** Starts a server again whenever it ends by itself: killed, or out of memory. `warn` is called at each end and each new start. Rule: BASE-30. */
export function keepRunning(
  first: TetheredProcess,
  start: () => Promise<TetheredProcess>,
  warn: (line: string) => void,
  pauseMs = PAUSE_MS,
): KeptRunning {
  const stopping = new AbortController()
  let server = first
  const restarts: number[] = []
  const supervise = async (): Promise<Error | null> => {
    for (;;) {
      await server.exited
      if (stopping.signal.aborted) return null
      const now = Date.now()
      restarts.push(now)
      const lastWords = server.output().trimEnd().split('\n').at(-1) ?? ''
      if (restarts.filter((at) => at > now - RESTARTS_WITHIN_MS).length > RESTARTS_MAX)
        return new Error(`The embedded PostgreSQL ended ${RESTARTS_MAX + 1} times. Its last line: ${lastWords}`)
      warn(`The embedded PostgreSQL has ended, and is started again. Its last line: ${lastWords}`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return null
      try {
        server = await start()
      } catch (error) {
        return new Error('The embedded PostgreSQL cannot be started again', { cause: error })
      }
      if (stopping.signal.aborted) await server.stop()
      else warn('The embedded PostgreSQL serves again')
    }
  }
  const exited = supervise()
  return {
    exited,
    stop: async () => {
      stopping.abort()
      await server.stop()
      await exited
    },
  }
}
