import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { AppFrame } from '../../patterns/AppFrame/index.ts'
import { TrialBanner } from '../../patterns/TrialBanner/index.ts'
import { WelcomeHost } from '../../patterns/WelcomeDialog/index.ts'
import { useConversationCounts } from '../conversations/index.ts'
import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { NotFoundPage } from '../../pages/states/NotFoundPage.tsx'
import { useSession } from '../session/index.ts'
import { navItems } from './nav-items.ts'
import { MoreTab, PersonMenu } from './PersonMenu.tsx'
import { useTitleCount } from './use-title-count.ts'

/** The frame of every page behind the login, with the counts that the channel keeps true. */
export const Shell = () => {
  const session = useSession()
  // The guard lets everybody through to an address that is no page.
  return session === null ? <NotFoundPage /> : <SignedInShell session={session} />
}

const SignedInShell = ({ session }: { readonly session: SessionAnswer }) => {
  const [openedAt] = useState(() => new Date())
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { unread, pendingRequests } = useConversationCounts()
  const notifications = session.notifications.unread
  useTitleCount(unread + pendingRequests)
  return (
    <AppFrame
      items={navItems(session.user.userType, { unread, pendingRequests, notifications })}
      path={path}
      banner={session.company === null ? null : <TrialBanner company={session.company} now={openedAt} />}
      foot={<PersonMenu />}
      more={<MoreTab />}
    >
      <Outlet />
      <WelcomeHost />
    </AppFrame>
  )
}
