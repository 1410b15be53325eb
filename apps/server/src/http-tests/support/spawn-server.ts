import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number
  /** Resolves to the URL of the ready line; rejects if the process exits first. */
  readonly ready: Promise<string>
  /** Settles when the process has exited and its output is complete. */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  /** Everything that it printed, on both streams. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** kill -9; settles when it is gone. */
  kill(): Promise<void>
}

const folder = import.meta.dirname
/** The product as operators start it, and without the web app. */
export const programs = { main: join(folder, '../../main.ts'), serve: join(folder, 'serve.ts') } as const

/** Shared compile cache of all servers; it halves the time of a start. */
const compileCache = join(folder, '../../../../../node_modules/.cache/node')

const running = new Set<ChildProcess>()
// No server outlives an aborted test run.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a server, or a command with arguments, with only this environment. */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  program: string = programs.serve,
  args: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let printed = ''
  const { promise: ready, reject, resolve } = Promise.withResolvers<string>()
  const print = (data: Buffer): void => {
    printed += data.toString('utf8')
    const url = /^Guildhall is ready at (\S+)$/m.exec(printed)?.[1]
    if (url !== undefined) resolve(url)
  }
  child.stdout.on('data', print)
  child.stderr.on('data', print)
  const exited = new Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>((settle) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      reject(new Error(`The server ended before it was ready:\n${printed}`))
      settle({ code, signal })
    })
  })
  ready.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    ready,
    exited,
    output: () => printed,
    signal: (name) => void child.kill(name),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
