import { spawn } from 'node:child_process'

/**
 * A process that cannot outlive ours: a small shell holds the read end of a pipe whose write end is ours, and sends the stop signal
 * when that pipe closes, by `stop`, by our exit, or because we were killed.
 */
const TETHER = `
signal=$1
shift
exec 3<&0
"$@" 3<&- </dev/null &
engine=$!
{ cat <&3; kill -s "$signal" "$engine"; } >/dev/null 2>&1 &
wait "$engine"
`

const OUTPUT_MAX_LENGTH = 16_000
const KILL_AFTER_MS = 3_000

export interface TetheredOptions {
  readonly stopSignal: 'INT' | 'TERM'
  /** Time for a graceful stop, in milliseconds. */
  readonly graceMs: number
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly user?: { readonly uid: number; readonly gid: number } | null
  /** Called with each line the process writes. */
  readonly log?: (line: string) => void
}

export interface TetheredProcess {
  /** The last 16 000 characters written to either stream. */
  output(): string
  /** Settles when the process has exited for any reason and its output has been read. */
  readonly exited: Promise<void>
  /** Resolves to the first matching line; rejects with the output if the process exits first, or on timeout. */
  waitForLine(pattern: RegExp, withinMs: number): Promise<RegExpExecArray>
  /** kill -9; settles when it has exited. */
  kill(): Promise<void>
  /** Stops gracefully, then forcibly; settles when no process is left. */
  stop(): Promise<void>
}

/** Starts a program in a process group of its own that ends with our process, even if that is killed. POSIX only. */
export function spawnTethered(command: string, args: readonly string[], options: TetheredOptions): TetheredProcess {
  const child = spawn('/bin/sh', ['-c', TETHER, 'tether', options.stopSignal, command, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.env === undefined ? {} : { env: options.env }),
    ...(options.user ? { uid: options.user.uid, gid: options.user.gid } : {}),
  })
  const listeners = new Set<(line: string) => void>()
  if (options.log) listeners.add(options.log)
  let recentOutput = ''
  let ended = false
  for (const stream of [child.stdout, child.stderr]) {
    let unfinished = ''
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      recentOutput = (recentOutput + chunk).slice(-OUTPUT_MAX_LENGTH)
      const lines = (unfinished + chunk).split('\n')
      unfinished = lines.pop() ?? ''
      for (const line of lines) for (const listener of listeners) listener(line)
    })
  }
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      recentOutput += String(error)
      ended = true
      resolve()
    })
    child.once('close', () => {
      ended = true
      resolve()
    })
    child.once('exit', () => child.stdin.destroy())
  })
  child.stdin.on('error', () => undefined)

  const signalGroup = (signal: NodeJS.Signals): void => {
    if (ended || child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // The group exited before the signal.
    }
  }

  return {
    output: () => recentOutput,
    exited,
    kill: async () => {
      signalGroup('SIGKILL')
      await exited
    },
    waitForLine: (pattern, withinMs) =>
      new Promise((resolve, reject) => {
        const finish = (): void => {
          clearTimeout(timer)
          listeners.delete(listener)
        }
        const listener = (line: string): void => {
          const match = pattern.exec(line)
          if (!match) return
          finish()
          resolve(match)
        }
        const timer = setTimeout(() => {
          finish()
          reject(new Error(`${command} was not ready within ${withinMs} ms. It wrote:\n${recentOutput}`))
        }, withinMs)
        listeners.add(listener)
        void exited.then(() => {
          finish()
          reject(new Error(`${command} ended before it was ready. It wrote:\n${recentOutput}`))
        })
      }),
    stop: async () => {
      child.stdin.end()
      const quitTimer = setTimeout(() => signalGroup('SIGQUIT'), options.graceMs)
      const killTimer = setTimeout(() => signalGroup('SIGKILL'), options.graceMs + KILL_AFTER_MS)
      await exited
      clearTimeout(quitTimer)
      clearTimeout(killTimer)
    },
  }
}
