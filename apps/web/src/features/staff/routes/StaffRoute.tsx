import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { OPERATOR_SESSION_WARNING_MINUTES } from '@guildhall/domain/moderation'
import { MINUTE_MS } from '@guildhall/domain/shared'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { api } from '../../../shared/api/client.ts'
import { withMissingPartError } from '../../../shared/errors/missing-part.ts'
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
import { isListPage, staffPlaces } from '../staff-nav.ts'
import { StaffAccountRoute } from './StaffAccountRoute.tsx'
import { StaffLinkRoute } from './StaffLinkRoute.tsx'
import { StaffOperatorsRoute } from './StaffOperatorsRoute.tsx'
import { StaffSignInPage } from './StaffSignInPage.tsx'

const StaffVettingRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffVettingRoute.tsx'))).StaffVettingRoute,
}))
const StaffVettingRulesRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffVettingRulesRoute.tsx'))).StaffVettingRulesRoute,
}))
const StaffReportsRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffReportsRoute.tsx'))).StaffReportsRoute,
}))
const StaffInvoicesRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffInvoicesRoute.tsx'))).StaffInvoicesRoute,
}))
const StaffMailsRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffMailsRoute.tsx'))).StaffMailsRoute,
}))
const StaffAnnouncementsRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffAnnouncementsRoute.tsx'))).StaffAnnouncementsRoute,
}))
const StaffSystemRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffSystemRoute.tsx'))).StaffSystemRoute,
}))
const StaffLogRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffLogRoute.tsx'))).StaffLogRoute,
}))
const StaffNumbersRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffNumbersRoute.tsx'))).StaffNumbersRoute,
}))
const StaffListsRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffListsRoute.tsx'))).StaffListsRoute,
}))
const StaffPeopleRoute = lazy(async () => ({
  default: (await withMissingPartError(import('./StaffPeopleRoute.tsx'))).StaffPeopleRoute,
}))

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
  const pages: Readonly<Record<string, ReactNode>> = {
    '': null,
    account: <StaffAccountRoute session={session} onSignOut={() => void signOut()} />,
    vetting: session.rights.includes('vet-profiles') && (
      <Suspense fallback={null}>
        <StaffVettingRoute ownUuid={session.operator.uuid} contractorUuid={child} />
      </Suspense>
    ),
    'vetting-rules': session.rights.includes('manage-vetting-rules') && (
      <Suspense fallback={null}>
        <StaffVettingRulesRoute />
      </Suspense>
    ),
    reports: session.rights.includes('handle-reports') && (
      <Suspense fallback={null}>
        <StaffReportsRoute ownUuid={session.operator.uuid} rights={session.rights} uuid={child} />
      </Suspense>
    ),
    invoices: session.rights.includes('manage-invoices') && (
      <Suspense fallback={null}>
        <StaffInvoicesRoute rights={session.rights} uuid={child} />
      </Suspense>
    ),
    numbers: session.rights.includes('see-numbers') && (
      <Suspense fallback={null}>
        <StaffNumbersRoute />
      </Suspense>
    ),
    lists: session.rights.includes('manage-lists') && isListPage(child) && (
      <Suspense fallback={null}>
        <StaffListsRoute name={child} />
      </Suspense>
    ),
    mails: session.rights.includes('see-mails') && (
      <Suspense fallback={null}>
        <StaffMailsRoute rights={session.rights} />
      </Suspense>
    ),
    announcements: session.rights.includes('announce') && (
      <Suspense fallback={null}>
        <StaffAnnouncementsRoute />
      </Suspense>
    ),
    system: session.rights.includes('run-machine') && (
      <Suspense fallback={null}>
        <StaffSystemRoute />
      </Suspense>
    ),
    log: session.rights.includes('see-audit-log') && (
      <Suspense fallback={null}>
        <StaffLogRoute />
      </Suspense>
    ),
    people: session.rights.includes('see-users') && (
      <Suspense fallback={null}>
        <StaffPeopleRoute subject="people" rights={session.rights} uuid={child} />
      </Suspense>
    ),
    companies: session.rights.includes('see-companies') && (
      <Suspense fallback={null}>
        <StaffPeopleRoute subject="companies" rights={session.rights} uuid={child} />
      </Suspense>
    ),
    operators: session.rights.includes('manage-operators') && <StaffOperatorsRoute ownUuid={session.operator.uuid} />,
  }
  const page = pages[part]
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
      {page === undefined || page === false ? <NotFound home={home} /> : page}
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
