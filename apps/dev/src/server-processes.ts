import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReadyMessage, StartMessage } from './messages.ts'

const program = join(import.meta.dirname, 'server-process.ts')
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/dev-server')
/** What was acknowledged survives a kill; a server that hangs is not waited for longer than this. */
const GRACE_MS = 3_000

export interface ServerProcesses {
  /** Ends the server that runs and starts one on the sources as they are now. */
  restart(): Promise<ReadyMessage>
  stop(): Promise<void>
}

/**
 * One server process runs; the next one already waits with the packages loaded, which is most of what a start takes. Rejects a
 * restart whose process ends before it answers: what was wrong it has printed itself.
 */
export function createServerProcesses(start: Omit<StartMessage, 'showsProgress'>): ServerProcesses {
  let running: ChildProcess | null = null
  let waiting: ChildProcess | null = null
  let packages: readonly string[] = []
  let starts = 0
  let hasEnded = false

  const spawn = (): ChildProcess =>
    fork(program, packages, {
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })

  return {
    async restart() {
      const server = waiting ?? spawn()
      waiting = null
      if (running !== null) await endOf(running)
      running = server
      const message: StartMessage = { ...start, showsProgress: starts === 0 }
      starts += 1
      server.send(message)
      try {
        const ready = await answerOf(server)
        ;({ packages } = ready)
        return ready
      } finally {
        if (!hasEnded) waiting = spawn()
      }
    },
    async stop() {
      hasEnded = true
      await Promise.all([running, waiting].filter((child) => child !== null).map(endOf))
    },
  }
}

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function answerOf(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as ReadyMessage))
    child.once('exit', () => reject(new Error('The server has ended')))
  })
}

function endOf(child: ChildProcess): Promise<void> {
  if (isGone(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    child.once('exit', () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
