import { setTimeout as wait } from 'node:timers/promises'
import { spawnTethered, type TetheredProcess } from '@guildhall/postgres/embedded'
import type { Backends } from './backends.ts'

export interface MemberPlan {
  /** For people: 'api-1'. */
  readonly name: string
  readonly roles: string
  /** Whose requests or sockets it takes; null for a worker. */
  readonly backends: Backends | null
  /** What waits for its end before it is told to stop, in milliseconds. */
  readonly drainMs: number
  readonly environment: Readonly<Record<string, string>>
}

export interface MemberOptions {
  /** The script of the product. */
  readonly program: string
  readonly environment: Readonly<Record<string, string>>
  readonly print: (line: string) => void
}

/** One process of the product, which is started again if it ends by itself. */
export interface Member {
  readonly name: string
  /** Starts another one, and stops the old one when the new one serves; the old one stays if the new one does not start. */
  replace(): Promise<void>
  /** kill -9, for proofs; settles when it serves again. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The first start builds the web app and fills the demo market. */
const READY_WITHIN_MS = 300_000
/** The whole stops in ten seconds. */
const STOP_WITHIN_MS = 6_000
const START_AGAIN_MS = 1_000

interface Running {
  readonly process: TetheredProcess
  readonly url: string
  stopping: boolean
}

export async function startMember(plan: MemberPlan, options: MemberOptions): Promise<Member> {
  const { backends, drainMs, name } = plan
  const { print } = options
  let running: Running | null = null
  const ending = new AbortController()
  let startingAgain = Promise.resolve()

  const start = async (): Promise<void> => {
    const started = await run(plan, options)
    running = started
    void started.process.exited.then(() => {
      if (!started.stopping) startingAgain = startAgain(started)
    })
  }
  const startAgain = async ({ url }: Running): Promise<void> => {
    void backends?.drain(url, 0)
    print(`${name} ended by itself, and is started again`)
    for (let serves = false; !serves && !ending.signal.aborted;) {
      await wait(START_AGAIN_MS)
      serves = await start().then(
        () => true,
        (error: unknown) => {
          print(String(error))
          return false
        },
      )
    }
  }
  const retire = async (old: Running): Promise<void> => {
    old.stopping = true
    await backends?.drain(old.url, drainMs)
    const told = performance.now()
    await old.process.stop()
    if (performance.now() - told >= STOP_WITHIN_MS) print(`${name} did not stop in time, and was ended`)
  }
  await start()
  return {
    name,
    async replace() {
      const old = running
      await start()
      if (old !== null) await retire(old)
    },
    async kill() {
      await running?.process.kill()
      await startingAgain
    },
    async stop() {
      ending.abort()
      if (running === null) return
      running.stopping = true
      await running.process.stop()
    },
  }
}

async function run(plan: MemberPlan, { environment, print, program }: MemberOptions): Promise<Running> {
  const { backends, name, roles } = plan
  const started = spawnTethered(process.execPath, [program], {
    stopSignal: 'TERM',
    graceMs: STOP_WITHIN_MS,
    env: { ...environment, ...plan.environment, ROLES: roles, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0' },
    // What it logs; the ready line and the demo logins are not for people.
    log: (line) => (line.startsWith('{') ? print(`[${name}] ${line}`) : undefined),
  })
  try {
    const [[, healthUrl = ''], [, url = '']] = await Promise.all([
      started.waitForLine(/^Health and metrics at (\S+)$/, READY_WITHIN_MS),
      started.waitForLine(/^Guildhall is ready at (\S+)$/, READY_WITHIN_MS),
    ])
    backends?.add({ url, healthUrl })
    return { process: started, url, stopping: false }
  } catch (error) {
    await started.stop()
    throw error
  }
}
