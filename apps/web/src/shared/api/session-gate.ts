/** A user whose session can expire while their page is open. */
export interface GateViewer {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly picture: string | null
}

/** Holds requests that failed because the session expired, until the user has signed in again. */
export interface SessionGate {
  /** Sets the user who is signed in; null for a visitor, whose 401 responses are not held. */
  readonly know: (viewer: GateViewer | null) => void
  /** Resolves to true when the user has signed in again; to false immediately if no user is known. */
  readonly wait: () => Promise<boolean>
  /** Releases all waiting requests, because this user has signed in; refuses them if they are another user's. */
  readonly open: (uuid: string) => void
  /** The user who has to sign in again; null while no request waits. */
  readonly waitingViewer: () => GateViewer | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a gate that is open until a request has to wait. */
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
    open: (uuid) => settle(uuid === waitingViewer?.uuid),
    waitingViewer: () => waitingViewer,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The gate of this page. */
export const sessionGate = createSessionGate()

const UNAUTHENTICATED = 401

/** True for calls that need a session; signing in and the search API handle 401 themselves. */
const needsSession = (address: string): boolean =>
  address.startsWith('/v0/') && !address.startsWith('/v0/auth/') && address !== '/v0/user/restore'

/**
 * Sends a request. If the session has expired, waits until the user has signed in again and repeats the same request once. The repeat carries the
 * same idempotency key, so nothing happens twice. Rule: UI-7.
 */
export const sendThrough =
  (gate: Pick<SessionGate, 'wait'>, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (response.status !== UNAUTHENTICATED || typeof input !== 'string' || !needsSession(input)) return response
    return (await gate.wait()) ? send(input, init) : response
  }
