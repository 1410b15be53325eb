import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number
  /** Settles with the address of the ready line; fails where the process ends before. */
  readonly ready: Promise<string>
  /** Settles when the process has ended and said its last word. */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  /** All that it printed, on both streams. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** kill -9; settles when it is gone. */
  kill(): Promise<void>
}

const folder = import.meta.dirname
/** The product as operators start it, and the same without the web app. */
export const programs = { main: join(folder, '../../main.ts'), serve: join(folder, 'serve.ts') } as const

/** Every server compiles the same files: what one of them has compiled, the next reads. Half of a start is saved. */
const compiled = join(folder, '../../../../../node_modules/.cache/node')

const living = new Set<ChildProcess>()
// A test run that ends early leaves no server behind.
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** Starts a server with this environment and none of the test run's own settings. */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  program: string = programs.serve,
): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  living.add(child)
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
      living.delete(child)
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
