import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './session.ts'
import { type GateViewer, sessionGate } from '../../../shared/api/session-gate.ts'

/** Tells the gate who is signed in, and answers who has to sign in again; null while nobody has to. */
export function useSessionGate(): GateViewer | null {
  const user = useSession()?.user
  useEffect(() => {
    if (user === undefined) return
    const { email, firstName, lastName, profileImage: picture, uuid } = user
    sessionGate.know({ uuid, name: `${firstName} ${lastName}`.trim(), email, picture })
  }, [user])
  return useSyncExternalStore(sessionGate.subscribe, sessionGate.asked)
}
