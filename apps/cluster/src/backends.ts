import { setTimeout as wait } from 'node:timers/promises'

/** A process that was chosen for a request or a socket. */
export interface Backend {
  readonly url: string
  /** The request has ended. */
  release(): void
  /** It refused a connection, and is not chosen until its check succeeds. */
  reportAway(): void
}

export interface Address {
  readonly url: string
  /** Where its health answers. */
  readonly healthUrl: string
}

/** The processes that share a kind of work. */
export interface Backends {
  /** The next one that was not tried: one that is well, otherwise any; null if all were tried. */
  take(tried?: ReadonlySet<string>): Backend | null
  add(address: Address): void
  /** Chooses it no more; resolves when its requests have ended, or after that time in milliseconds. */
  drain(url: string, withinMs: number): Promise<void>
  close(): void
}

const CHECK_MS = 1_000
const CHECK_WITHIN_MS = 3_000

interface Member extends Address {
  isAway: boolean
  inFlight: number
  /** Set while it is drained. */
  ended: PromiseWithResolvers<void> | null
}

const isReady = (healthUrl: string): Promise<boolean> =>
  fetch(`${healthUrl}/readyz`, { redirect: 'error', signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

/** Takes the processes in turns, and leaves out those whose health says no. Rule: BASE-32. */
export function createBackends(): Backends {
  const members = new Map<string, Member>()
  let turn = 0
  const check = async (): Promise<void> => {
    await Promise.all(
      [...members.values()].map(async (member) => {
        member.isAway = !(await isReady(member.healthUrl))
      }),
    )
  }
  const timer = setInterval(() => void check(), CHECK_MS)
  return {
    take(tried = new Set()) {
      const left = [...members.values()].filter(({ ended, url }) => ended === null && !tried.has(url))
      const well = left.filter(({ isAway }) => !isAway)
      const choice = well.length > 0 ? well : left
      turn += 1
      const member = choice[turn % Math.max(1, choice.length)]
      if (member === undefined) return null
      member.inFlight += 1
      return {
        url: member.url,
        release: () => {
          member.inFlight -= 1
          if (member.inFlight === 0) member.ended?.resolve()
        },
        reportAway: () => {
          member.isAway = true
        },
      }
    },
    add: (address) => void members.set(address.url, { ...address, isAway: false, inFlight: 0, ended: null }),
    async drain(url, withinMs) {
      const member = members.get(url)
      if (member === undefined) return
      member.ended = Promise.withResolvers<void>()
      if (member.inFlight > 0) await Promise.race([member.ended.promise, wait(withinMs, undefined, { ref: false })])
      members.delete(url)
    },
    close: () => clearInterval(timer),
  }
}
