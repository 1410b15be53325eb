import { type ErrorComponentProps, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { KitProvider } from '@guildhall/ui-kit/Provider'
import { ToastRegion } from '@guildhall/ui-kit/Toast'
import { startUpgrade } from './guard.ts'
import { useChannel } from './realtime/use-channel.ts'
import { usePageViews } from './use-page-views.ts'

/** Around every page: the kit's language and links, toasts, the live channel, and what analytics hears. */
export const Root = () => {
  const navigate = useNavigate()
  const follow = (href: string): void => {
    // Every way to the plans from inside is an upgrade: it opens the pages that are closed to the signed-in otherwise.
    if (href.startsWith('/sign-up/subscription-details')) startUpgrade()
    void navigate({ href })
  }
  useChannel()
  usePageViews()
  return (
    <KitProvider locale={navigator.language} navigate={follow}>
      <Outlet />
      <ToastRegion />
    </KitProvider>
  )
}

/** Where the first call of a page failed: what to do, and a way to try again. */
export const RootFailed = ({ error }: ErrorComponentProps) => {
  const router = useRouter()
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <EmptyState
        title="Guildhall did not answer"
        actions={
          <Button look="primary" onPress={() => void router.invalidate()}>
            Try again
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'Please try again in a moment.'}
      </EmptyState>
    </main>
  )
}
