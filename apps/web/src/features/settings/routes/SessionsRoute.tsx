import { useState } from 'react'
import { useSessions } from '../api/use-sessions.ts'
import { Sessions } from '../components/account/Sessions.tsx'

/** The devices on which the user is signed in. */
export const SessionsRoute = () => {
  const [now] = useState(() => new Date())
  return <Sessions {...useSessions()} now={now} />
}
