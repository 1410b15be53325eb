import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ReadyMessage, StartMessage } from './messages.ts'

const program = join(import.meta.dirname, 'server-process.ts')
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/dev-server')
/** Time before a hanging server is killed; acknowledged data survives a kill. */
const GRACE_MS = 3_000

export interface ServerProcesses {
  /** Stops the running server and starts one with the current sources. */
  restart(): Promise<ReadyMessage>
  stop(): Promise<void>
}

/**
 * One server process runs; the next one waits with preloaded packages, which take most of a start. Rejects a
 * restart whose process exits before it is ready; the process prints the error itself.
 */
export function createServerProcesses(start: Omit<StartMessage, 'showsProgress'>): ServerProcesses {
  let running: ChildProcess | null = null
  let waiting: ChildProcess | null = null
  let packages: readonly string[] = []
  let starts = 0
  let hasEnded = false

  const spawn = (): ChildProcess =>
    fork(program, packages, {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })

  return {
    async restart() {
      const server = waiting ?? spawn()
      waiting = null
      if (running !== null) await waitForExit(running)
      running = server
      const message: StartMessage = { ...start, showsProgress: starts === 0 }
      starts += 1
      server.send(message)
      try {
        const ready = await waitForReady(server)
        ;({ packages } = ready)
        return ready
      } finally {
        if (!hasEnded) waiting = spawn()
      }
    },
    async stop() {
      hasEnded = true
      await Promise.all([running, waiting].filter((child) => child !== null).map(waitForExit))
    },
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function waitForReady(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as ReadyMessage))
    child.once('exit', () => reject(new Error('The server has ended')))
  })
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    child.once('exit', () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
