import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useHiringApi } from '../../../../shared/api/hiring-api.ts'
import { OptionalPart } from '../../../../shared/components/OptionalPart/index.ts'
import { writeStored, readStored, browserStorage } from '../../../../shared/storage/stored.ts'
import { sessionQuery, useSession } from '../../../session/index.ts'
import { welcomeTarget } from './welcome-target.ts'

const WelcomeDialog = lazy(async () => ({ default: (await import('./WelcomeDialog.tsx')).WelcomeDialog }))

const keyOf = (uuid: string): string => `guildhall-welcomed:${uuid}`

/** Shows the welcome dialog once, during the first session after verification; no other device shows it again. Rules: ONB-28, UI-9. */
export const WelcomeHost = () => {
  const session = useSession()
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const [isClosed, setClosed] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (session === null || session.signingUp) return null
  const { user } = session
  if (!user.profileJustVerified || !user.emailVerified || readStored(browserStorage, keyOf(user.uuid)) !== null)
    return null
  const target = welcomeTarget(session)
  // Not shown on the page that it would link to.
  if (target.startsWith(path)) return null
  const close = (): void => {
    writeStored(browserStorage, keyOf(user.uuid), { welcomed: true })
    setClosed(true)
    // If this is lost, this browser still remembers.
    void calls.dismissWelcome().catch(() => null)
    queries.setQueryData(sessionQuery.queryKey, (now) =>
      now === undefined || now === null ? now : { ...now, user: { ...now.user, profileJustVerified: false } },
    )
  }
  return (
    <OptionalPart>
      <WelcomeDialog
        userType={user.userType}
        firstName={user.firstName}
        target={target}
        isOpen={!isClosed}
        onClose={close}
      />
    </OptionalPart>
  )
}
