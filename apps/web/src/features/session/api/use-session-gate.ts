import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { type GateViewer, sessionGate } from '../../../shared/api/session-gate.ts'

/** Passes the signed-in user to the session gate, and returns the user who has to sign in again; null if nobody has to. */
export function useSessionGate(): GateViewer | null {
  const user = useSession()?.user
  useEffect(() => {
    if (user === undefined) return
    const { email, firstName, lastName, profileImage: picture, uuid } = user
    sessionGate.know({ uuid, name: `${firstName} ${lastName}`.trim(), email, picture })
  }, [user])
  return useSyncExternalStore(sessionGate.subscribe, sessionGate.waitingViewer)
}
