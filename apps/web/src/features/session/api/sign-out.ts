import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { finishBeforeSignOut } from '../../../shared/api/before-sign-out.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { clearFormDrafts, clearOutgoing } from '../../../shared/drafts/clear-drafts.ts'
import { endCurrentChat } from '../../../shared/support-chat/current-chat.ts'

const reloadDelay = 50

/**
 * Sends what waits for the end of a toast, ends the session here and on the server, and reloads the application, by default at the login page, in place of the page that is left: going
 * back does not open it again. Messages that are not delivered stay if the server could not be reached. Rules: SRCH-82, UI-5.
 */
export async function signOut(queries: QueryClient, to = '/login'): Promise<void> {
  sessionGate.know(null)
  endCurrentChat()
  await finishBeforeSignOut()
  const ended = await api.logOut()
  queries.clear()
  clearFormDrafts()
  if (ended.ok) clearOutgoing()
  setTimeout(() => window.location.replace(to), reloadDelay)
}
