/** Somebody whose session can end while their page is open. */
export interface GateViewer {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
}

/** Holds back what a session's end refused, until its owner is in again. */
export interface SessionGate {
  /** Who is signed in; null for nobody, whose refusals are nobody's business. */
  readonly know: (viewer: GateViewer | null) => void
  /** Waits until the viewer is in again; false at once where nobody is known. */
  readonly wait: () => Promise<boolean>
  /** The viewer is in again: everything that waits goes on. */
  readonly open: () => void
  /** Who has to sign in; null while nothing waits. */
  readonly asked: () => GateViewer | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a gate that is open until somebody has to wait. */
export const createSessionGate = (): SessionGate => {
  let viewer: GateViewer | null = null
  let waitingViewer: GateViewer | null = null
  let waiting: ((isIn: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const settle = (isIn: boolean): void => {
    const all = waiting
    waiting = []
    waitingViewer = null
    for (const go of all) go(isIn)
    for (const listener of listeners) listener()
  }
  return {
    know: (next) => {
      viewer = next
      if (next === null && waiting.length > 0) settle(false)
    },
    wait: () =>
      viewer === null
        ? Promise.resolve(false)
        : new Promise((resolve) => {
            waiting.push(resolve)
            waitingViewer = viewer
            for (const listener of listeners) listener()
          }),
    open: () => settle(true),
    asked: () => waitingViewer,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The page's own gate. */
export const sessionGate = createSessionGate()

const UNAUTHENTICATED = 401

/** The product's calls that a session opens; the login itself and the search wire answer for themselves. */
const needsSession = (address: string): boolean =>
  address.startsWith('/v0/') && !address.startsWith('/v0/auth/') && address !== '/v0/user/restore'

/**
 * Sends a request; where the session has ended, waits until its owner is in again and sends the same request once more. A repeat carries
 * the same idempotency key, so nothing is done twice. Rule: UI-7.
 */
export const sendThrough =
  (gate: Pick<SessionGate, 'wait'>, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status !== UNAUTHENTICATED || typeof input !== 'string' || !needsSession(input)) return response
    return (await gate.wait()) ? send(input, init) : response
  }
