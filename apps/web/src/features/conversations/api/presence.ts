import {
  PRESENCE_LEFT_GRACE_MS,
  PRESENCE_REENTER_FAILED_CODE,
  PRESENCE_SHOWN_MS,
  PRESENCE_SIGNAL_EVERY_MS,
  type PresenceSignal,
} from '@guildhall/domain/conversations'

/** Sends the user's own presence; false if it was refused or did not arrive. */
export type SendPresence = (conversationUuid: string, presence: PresenceSignal, isClosing: boolean) => Promise<boolean>

/** Who of the open conversations' other sides is online, and that the user is; in this page alone. Rule: CONV-70. */
export interface Presence {
  /** The user has a conversation open, until the returned function is called. */
  readonly enter: (conversationUuid: string) => () => void
  /** The page is hidden, shown again, or about to close. */
  readonly setVisible: (isVisible: boolean, isClosing: boolean) => void
  /** The other side sent a signal. */
  readonly note: (conversationUuid: string, presence: PresenceSignal) => void
  /** The page's connection came back: the user enters again. Throws a PresenceError if that fails. */
  readonly reenter: () => Promise<void>
  readonly isOnline: (conversationUuid: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

/** The user could not enter a conversation again after the connection came back; the next signal tries anew. Rule: CONV-70. */
export class PresenceError extends Error {
  override readonly name = 'PresenceError'
  readonly code = PRESENCE_REENTER_FAILED_CODE

  constructor() {
    super(`Unable to enter the conversation's presence again (code ${PRESENCE_REENTER_FAILED_CODE})`)
  }
}

export function createPresence(send: SendPresence): Presence {
  const online = new Map<string, ReturnType<typeof setTimeout>>()
  const own = new Map<string, ReturnType<typeof setInterval>>()
  const listeners = new Set<() => void>()
  let visible = true
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const tellOwn = (presence: PresenceSignal, isClosing = false): void => {
    for (const uuid of own.keys()) void send(uuid, presence, isClosing)
  }
  const expireIn = (uuid: string, delay: number): void => {
    const isNews = !online.has(uuid)
    clearTimeout(online.get(uuid))
    online.set(
      uuid,
      setTimeout(() => {
        online.delete(uuid)
        tell()
      }, delay),
    )
    if (isNews) tell()
  }
  return {
    enter: (uuid) => {
      const repeat = setInterval(() => {
        if (visible) void send(uuid, 'present', false)
      }, PRESENCE_SIGNAL_EVERY_MS)
      own.set(uuid, repeat)
      if (visible) void send(uuid, 'entered', false)
      return () => {
        clearInterval(repeat)
        if (own.get(uuid) !== repeat) return
        own.delete(uuid)
        if (visible) void send(uuid, 'left', false)
      }
    },
    setVisible: (isVisible, isClosing) => {
      if (isVisible === visible) return
      visible = isVisible
      tellOwn(isVisible ? 'entered' : 'left', isClosing)
    },
    note: (uuid, presence) => {
      if (presence !== 'left') expireIn(uuid, PRESENCE_SHOWN_MS)
      else if (online.has(uuid)) expireIn(uuid, PRESENCE_LEFT_GRACE_MS)
      if (!own.has(uuid) || !visible) return
      // Whoever enters learns at once who is there; after one left, the others of that side are asked whether they are.
      if (presence === 'entered') void send(uuid, 'present', false)
      if (presence === 'left') void send(uuid, 'entered', false)
    },
    reenter: async () => {
      if (!visible) return
      const entered = await Promise.all([...own.keys()].map((uuid) => send(uuid, 'entered', false)))
      if (entered.includes(false)) throw new PresenceError()
    },
    isOnline: (uuid) => online.has(uuid),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
