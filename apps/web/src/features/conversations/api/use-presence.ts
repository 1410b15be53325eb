import type { PresenceSignal } from '@guildhall/domain/conversations'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../../shared/api/client.ts'
import { createPresence } from './presence.ts'

const presence = createPresence(async (uuid, signal, keepalive) => {
  const answer = await api.notifyPresence({ params: { uuid }, body: { presence: signal } }, { keepalive })
  return answer.ok
})

const signals: Readonly<Record<string, PresenceSignal>> = {
  'presence-entered': 'entered',
  'presence-present': 'present',
  'presence-left': 'left',
}

/** Applies an event of the channel to what the page knows of presence. */
export function notePresence({
  type,
  conversationUuid,
}: {
  readonly type: string
  readonly conversationUuid: string | null
}): void {
  const signal = signals[type]
  if (signal !== undefined && conversationUuid !== null) presence.note(conversationUuid, signal)
}

/** Enters the open conversations again after the connection came back. A failure is reported like any other error, and not shown. */
export const reenterPresence = (): void => {
  presence.reenter().catch((error: unknown) => reportError(error))
}

/** Whether the other side of a conversation has it open now. Tells the other side the same of the user, unless `mayTell` is false. */
export function usePresence(conversationUuid: string, mayTell: boolean): boolean {
  useEffect(() => {
    if (!mayTell) return undefined
    const leave = presence.enter(conversationUuid)
    const onVisibility = (): void => presence.setVisible(document.visibilityState === 'visible', false)
    const onClose = (): void => presence.setVisible(false, true)
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onClose)
    window.addEventListener('pageshow', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onClose)
      window.removeEventListener('pageshow', onVisibility)
      leave()
    }
  }, [conversationUuid, mayTell])
  return useSyncExternalStore(presence.subscribe, () => presence.isOnline(conversationUuid))
}
