import { useState } from 'react'
import { useSessions } from '../api/use-sessions.ts'
import { Sessions } from '../components/account/Sessions.tsx'

/** The devices that the signed-in person is signed in on. */
export const SessionsRoute = () => {
  const [now] = useState(() => new Date())
  return <Sessions {...useSessions()} now={now} />
}
