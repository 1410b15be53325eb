import { Outlet, useNavigate } from '@tanstack/react-router'
import { KitProvider } from '@guildhall/ui-kit/KitProvider'
import { useHasToasts } from '@guildhall/ui-kit/Toast'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useSessionGate, startUpgrade } from '../features/session/index.ts'
import { hasOptionalServices } from '../shared/consent/has-optional-services.ts'
import { OptionalPart } from '../shared/components/OptionalPart/index.ts'
import { OfflineBanner } from './errors/OfflineBanner/index.ts'
import { useIsOnline } from './errors/use-is-online.ts'
import { useChannel } from './realtime/use-channel.ts'
import { SignInAgainHost } from '../features/sign-in/index.ts'
import { usePageViews } from './use-page-views.ts'

const ConsentHost = lazy(async () => ({ default: (await import('./consent/ConsentHost.tsx')).ConsentHost }))
const SupportChatHost = lazy(async () => ({
  default: (await import('./support-chat/SupportChatHost.tsx')).SupportChatHost,
}))
const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))

/** The root of every page: locale and navigation of the UI kit, toasts, the live channel and page views. */
export const Root = () => {
  const navigate = useNavigate()
  const follow = (href: string): void => {
    // Links to the plans from inside the application start an upgrade, because those pages are otherwise closed to signed-in users.
    if (href.startsWith('/sign-up/subscription-details')) startUpgrade()
    void navigate({ href })
  }
  useChannel()
  usePageViews()
  const viewer = useSessionGate()
  const hasToasts = useHasToasts()
  const isOnline = useIsOnline()
  // The router renders at once what it has matched. Deferred, the page is rendered in slices, and input is not blocked.
  const hasPage = useDeferredValue(true, false)
  return (
    <KitProvider locale={navigator.language} navigate={follow}>
      {hasOptionalServices() && (
        <OptionalPart>
          <ConsentHost />
          <SupportChatHost />
        </OptionalPart>
      )}
      {hasPage && <Outlet />}
      <OfflineBanner isOnline={isOnline} />
      {viewer !== null && (
        <Suspense>
          <SignInAgainHost viewer={viewer} />
        </Suspense>
      )}
      {hasToasts && (
        <Suspense>
          <ToastHost />
        </Suspense>
      )}
    </KitProvider>
  )
}
