import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { type GateViewer, sessionGate } from '../../../shared/api/session-gate.ts'

/**
 * Passes the signed-in user to the session gate, and returns the user who has to sign in again; null if nobody has to. An operator who looks as a
 * user is not asked for that user's password when the time is over.
 */
export function useSessionGate(): GateViewer | null {
  const session = useSession()
  useEffect(() => {
    if (session === null || session.viewedUntil !== null) return
    const { email, firstName, lastName, profileImage: picture, uuid } = session.user
    sessionGate.know({ uuid, name: `${firstName} ${lastName}`.trim(), email, picture })
  }, [session])
  return useSyncExternalStore(sessionGate.subscribe, sessionGate.waitingViewer)
}
