import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { AppFrame } from './AppFrame/index.ts'
import { WelcomeHost } from '../../features/getting-started/index.ts'
import { CommandsHost } from '../commands/CommandsHost.tsx'
import type { Shown } from '../commands/Commands.tsx'
import { useBadgeCounts } from '../../features/conversations/index.ts'
import { isOpenToUnverified } from '@guildhall/domain/onboarding'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useAwaitVerification, useSession } from '../../features/session/index.ts'
import { canSearch } from '../../shared/access/can-search.ts'
import { LazyNotFoundPage } from '../../features/not-found/index.ts'
import { navItems } from './nav-items.ts'
import { MoreTab, PersonMenu } from './PersonMenu.tsx'
import { PlanBannerHost } from './PlanBannerHost.tsx'
import { AccountStatus } from './AccountStatus.tsx'
import { OptionalPart } from '../../shared/components/OptionalPart/index.ts'
import { useWhenIdle } from '../../shared/hooks/use-when-idle.ts'
import { useTitleCount } from './use-title-count.ts'

const ViewBanner = lazy(async () => ({ default: (await import('./ViewBanner.tsx')).ViewBannerHost }))
const SavedSearchNav = lazy(async () => ({ default: (await import('./SavedSearchNav.tsx')).SavedSearchNav }))

/** The frame of every page that needs sign-in, with counts that the channel keeps up to date. */
export const Shell = () => {
  const session = useSession()
  // The guard allows everyone to open an unknown address.
  if (session !== null) return <SignedInShell session={session} />
  return (
    <Suspense fallback={null}>
      <LazyNotFoundPage />
    </Suspense>
  )
}

const ShellBanner = ({ session }: { readonly session: CurrentSessionWire }) => {
  const { company, viewedUntil } = session
  if (viewedUntil !== null)
    return (
      <Suspense>
        <ViewBanner until={viewedUntil} />
      </Suspense>
    )
  return company === null ? null : <PlanBannerHost company={company} />
}

const SignedInShell = ({ session }: { readonly session: CurrentSessionWire }) => {
  useAwaitVerification()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const counts = useBadgeCounts()
  const { pendingRequests, unreadNotifications: notifications } = counts
  const unread = counts.unreadConversations + counts.unreadSystemMessages
  useTitleCount(unread + pendingRequests)
  // Preloaded, because the first toast may announce that the network is gone.
  useWhenIdle(() => void import('../ToastHost.tsx').catch(() => undefined))
  const [shown, setShown] = useState<Shown>(null)
  const jump = (): void => setShown('commands')
  // The frame is rendered first; rendering the page is deferred, so that input is not blocked.
  const hasPage = useDeferredValue(true, false)
  const { emailVerified, userType } = session.user
  const maySearch = canSearch(session)
  const everyItem = navItems(userType, maySearch, { unread, pendingRequests, notifications })
  const nav = emailVerified ? everyItem : everyItem.filter(({ href }) => isOpenToUnverified(href))
  return (
    <AppFrame
      items={nav}
      path={path}
      kept={
        maySearch &&
        session.company?.entitlements.search === true && (
          <OptionalPart>
            <SavedSearchNav />
          </OptionalPart>
        )
      }
      banner={<ShellBanner session={session} />}
      foot={
        <>
          <AccountStatus />
          <PersonMenu />
        </>
      }
      more={<MoreTab path={path} onJump={jump} />}
      onJump={jump}
    >
      {hasPage && <Outlet />}
      <WelcomeHost />
      <CommandsHost nav={nav} shown={shown} onShow={setShown} />
    </AppFrame>
  )
}
