import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { OPERATOR_SESSION_WARNING_MINUTES } from '@guildhall/domain/moderation'
import { MINUTE_MS } from '@guildhall/domain/shared'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { api } from '../../../shared/api/client.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useAppSetUp } from '../api/use-app-set-up.ts'
import { useProof } from '../api/use-proof.ts'
import { type StaffSession, staffSessionQuery, useSetStaffSession } from '../api/use-staff-session.ts'
import { useStaffSignIn } from '../api/use-staff-sign-in.ts'
import { AppSetUp } from '../components/AppSetUp.tsx'
import { ProofDialog } from '../components/ProofDialog.tsx'
import { SessionEndBanner, StaffSignInAgain } from '../components/SessionEnd.tsx'
import { StaffDoor } from '../components/StaffDoor/index.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { lazyPage } from '../lazy-page.ts'
import { findStaffPage, isListPage, type StaffPage, staffPlaces } from '../staff-nav.ts'
import { StaffAccountRoute } from './StaffAccountRoute.tsx'
import { StaffLinkRoute } from './StaffLinkRoute.tsx'
import { StaffOperatorsRoute } from './StaffOperatorsRoute.tsx'
import { StaffSignInPage } from './StaffSignInPage.tsx'

const StaffVettingRoute = lazyPage(async () => (await import('./StaffVettingRoute.tsx')).StaffVettingRoute)
const StaffVettingRulesRoute = lazyPage(
  async () => (await import('./StaffVettingRulesRoute.tsx')).StaffVettingRulesRoute,
)
const StaffReportsRoute = lazyPage(async () => (await import('./StaffReportsRoute.tsx')).StaffReportsRoute)
const StaffInvoicesRoute = lazyPage(async () => (await import('./StaffInvoicesRoute.tsx')).StaffInvoicesRoute)
const StaffMailsRoute = lazyPage(async () => (await import('./StaffMailsRoute.tsx')).StaffMailsRoute)
const StaffAnnouncementsRoute = lazyPage(
  async () => (await import('./StaffAnnouncementsRoute.tsx')).StaffAnnouncementsRoute,
)
const StaffSystemRoute = lazyPage(async () => (await import('./StaffSystemRoute.tsx')).StaffSystemRoute)
const StaffLogRoute = lazyPage(async () => (await import('./StaffLogRoute.tsx')).StaffLogRoute)
const StaffNumbersRoute = lazyPage(async () => (await import('./StaffNumbersRoute.tsx')).StaffNumbersRoute)
const StaffListsRoute = lazyPage(async () => (await import('./StaffListsRoute.tsx')).StaffListsRoute)
const StaffPeopleRoute = lazyPage(async () => (await import('./StaffPeopleRoute.tsx')).StaffPeopleRoute)

interface PageContext {
  readonly session: StaffSession
  /** The rest of the address; null without one. */
  readonly child: string | null
}

/** What is shown at each address to whom has its right; null if there is nothing at the rest of the address. */
const pages: Readonly<Record<StaffPage, (context: PageContext) => ReactNode>> = {
  vetting: ({ child, session }) => <StaffVettingRoute ownUuid={session.operator.uuid} contractorUuid={child} />,
  'vetting-rules': () => <StaffVettingRulesRoute />,
  reports: ({ child, session }) => (
    <StaffReportsRoute ownUuid={session.operator.uuid} rights={session.rights} uuid={child} />
  ),
  people: ({ child, session }) => <StaffPeopleRoute subject="people" rights={session.rights} uuid={child} />,
  companies: ({ child, session }) => <StaffPeopleRoute subject="companies" rights={session.rights} uuid={child} />,
  invoices: ({ child, session }) => <StaffInvoicesRoute rights={session.rights} uuid={child} />,
  numbers: () => <StaffNumbersRoute />,
  lists: ({ child }) => (isListPage(child) ? <StaffListsRoute name={child} /> : null),
  mails: ({ session }) => <StaffMailsRoute rights={session.rights} />,
  announcements: () => <StaffAnnouncementsRoute />,
  system: () => <StaffSystemRoute />,
  log: () => <StaffLogRoute />,
  operators: ({ session }) => <StaffOperatorsRoute ownUuid={session.operator.uuid} />,
}

/** The operators' part of the product, which no other page loads. Rules: MOD-12, MOD-26. */
export const StaffRoute = () => {
  const { child, part } = useParams({ strict: false })
  return part === 'link' ? <StaffLinkRoute /> : <StaffHome part={part ?? ''} child={child ?? null} />
}

interface StaffAddress {
  readonly part: string
  /** The rest of the address; null without one. */
  readonly child: string | null
}

const StaffHome = ({ child, part }: StaffAddress) => {
  const { data, error, refetch } = useQuery(staffSessionQuery)
  // The last session, so that the page stays while the operator signs in again.
  const [last, setLast] = useState<StaffSession | null>(null)
  if (data !== undefined && data !== null && data !== last) setLast(data)
  if (data === undefined && error !== null)
    return (
      <StaffDoor title={t('The back office did not load')} lead={error.message}>
        <Button variant="primary" onPress={() => void refetch()}>
          {t('Try again')}
        </Button>
      </StaffDoor>
    )
  if (data === undefined)
    return (
      <StaffDoor title={t('Back office')}>
        <SkeletonGroup label={t('Loading your session')}>
          <Skeleton width="60%" />
        </SkeletonGroup>
      </StaffDoor>
    )
  const session = data ?? last
  if (session === null) return <StaffSignInRoute />
  if (session.mustSetUpTwoFactor) return <AppRoute />
  return <SignedIn session={session} hasEnded={data === null} part={part} child={child} onLeave={() => setLast(null)} />
}

const StaffSignInRoute = () => {
  usePageTitle(t('For operators'))
  return <StaffSignInPage {...useStaffSignIn(useSetStaffSession())} />
}

/** Where developers' tools are off, nothing else opens before the app is set up. Rule: MOD-17. */
const AppRoute = () => {
  usePageTitle(t('Authenticator app'))
  const { dialog, run } = useProof()
  const setUp = useAppSetUp(run, () => undefined)
  return (
    <StaffDoor
      title={t('Authenticator app')}
      lead={t('Signing in takes a code of an app on your phone too. Set it up, and you are in.')}
    >
      <AppSetUp {...setUp} />
      {dialog !== null && <ProofDialog {...dialog} />}
    </StaffDoor>
  )
}

interface SignedInProps extends StaffAddress {
  readonly session: StaffSession
  readonly hasEnded: boolean
  /** Forgets the operator whose session has ended. */
  readonly onLeave: () => void
}

const SignedIn = ({ session, hasEnded, part, child, onLeave }: SignedInProps) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const setSession = useSetStaffSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [asksAgain, setAsksAgain] = useState(false)
  const signIn = useStaffSignIn(async (next) => {
    await setSession(next)
    setAsksAgain(false)
  })
  const endsAt = new Date(session.expiresAt).getTime()
  const endsSoon = endsAt - useNow().getTime() < OPERATOR_SESSION_WARNING_MINUTES * MINUTE_MS
  const places = staffPlaces(session.rights)
  const home = places[0]?.href ?? '/staff/account'
  useEffect(() => {
    if (part === '') void navigate({ href: home, replace: true })
  }, [home, navigate, part])
  const signOut = async (): Promise<void> => {
    await api.signOutOperator()
    onLeave()
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'staff' && queryKey[1] !== 'session' })
    await setSession(null)
  }
  return (
    <StaffFrame
      operator={session.operator}
      places={places}
      path={path}
      onSignOut={() => void signOut()}
      banner={
        endsSoon && !hasEnded && <SessionEndBanner expiresAt={session.expiresAt} onSignIn={() => setAsksAgain(true)} />
      }
    >
      <StaffPageOf part={part} child={child} session={session} home={home} onSignOut={() => void signOut()} />
      {(hasEnded || asksAgain) && (
        <StaffSignInAgain
          {...signIn}
          email={session.operator.email}
          hasEnded={hasEnded}
          onClose={() => setAsksAgain(false)}
          onLeave={onLeave}
        />
      )}
    </StaffFrame>
  )
}

interface StaffPageProps extends StaffAddress {
  readonly session: StaffSession
  /** The first page that the operator may open. */
  readonly home: string
  readonly onSignOut: () => void
}

/** The page at an address. Nothing at the address of the back office itself, which leads to the first one. */
const StaffPageOf = ({ part, child, session, home, onSignOut }: StaffPageProps) => {
  if (part === '') return null
  if (part === 'account') return <StaffAccountRoute session={session} onSignOut={onSignOut} />
  const page = findStaffPage(part, session.rights)
  const shown = page === null ? null : pages[page]({ session, child })
  return (
    <Suspense key={part} fallback={null}>
      {shown ?? <NotFound home={home} />}
    </Suspense>
  )
}

const NotFound = ({ home }: { readonly home: string }) => (
  <EmptyState
    headingLevel={1}
    illustration="lamp"
    title={t('There is no such page')}
    actions={<LinkButton href={home}>{t('Go on')}</LinkButton>}
  >
    {t('Or your role does not open it.')}
  </EmptyState>
)
