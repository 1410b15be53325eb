import { resolveInviteAction } from '@guildhall/domain/companies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { toasts } from '@guildhall/ui-kit/Toast'
import { ApiFailure } from '../../../shared/api/client.ts'
import { signOut, useSession } from '../../session/index.ts'
import { useAcceptInvite, useInvite, useRequestInviteRenewal } from '../api/use-invite.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { tooManyAttemptsMessage } from '../../../shared/format/format-wait.ts'
import { invitePath, saveInviteDraft } from '../invite-draft.ts'
import { type InviteView, getCapacityError } from '../invite-messages.ts'
import { InvitePage } from './InvitePage.tsx'
import { InviteFailed, InviteLoading, InviteUnknown } from './InviteStates.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** "Verifying team invite": loads the invite of a link and offers the next step. Rule: COMP-27. */
export const InviteRoute = () => {
  usePageTitle(t('Verifying team invite'))
  const search = useSearch({ strict: false })
  const token = typeof search['token'] === 'string' ? search['token'] : ''
  const invite = useInvite(token)
  const { data, error } = invite
  if (token === '' || (error instanceof ApiFailure && error.status === 404)) return <InviteUnknown />
  if (data !== undefined) return <Landed invite={data} token={token} onStale={() => void invite.refetch()} />
  if (error === null) return <InviteLoading />
  const words =
    error instanceof ApiFailure && error.status === 429 ? tooManyAttemptsMessage(error.retryAfter) : error.message
  return <InviteFailed message={words} onRetry={() => void invite.refetch()} />
}

interface LandedProps {
  readonly invite: InviteView
  readonly token: string
  /** The state of the invite has changed meanwhile. */
  readonly onStale: () => void
}

const Landed = ({ invite, token, onStale }: LandedProps) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const user = useSession()?.user ?? null
  const accept = useAcceptInvite(token, async () => {
    toasts.show({
      text: t('You are of {companyName}’s team now', { companyName: invite.companyName }),
      tone: 'success',
    })
    await navigate({ href: '/dashboard', replace: true })
  })
  const renewal = useRequestInviteRenewal(token)
  const leave = useMutation({ mutationFn: () => signOut(queries, invitePath(token)) })

  const join = (): void => {
    const { companyName, email, inviterName } = invite
    saveInviteDraft({ token, email, companyName, inviterName, firstName: '', lastName: '', isJoined: false })
    void navigate({ href: '/sign-up/name' })
  }
  const onAccept = (): void =>
    accept.mutate(undefined, {
      onSuccess: (answer) => {
        if (!answer.ok && answer.status === 409) onStale()
      },
    })
  const refused = [accept.data, renewal.data].find((answer) => answer?.ok === false)
  const refusal =
    refused === undefined || refused.ok ? null : (getCapacityError(refused.problem, invite) ?? refused.message)
  return (
    <InvitePage
      invite={invite}
      href={invitePath(token)}
      action={resolveInviteAction(invite.landing, invite.email, user)}
      viewerName={user === null ? null : `${user.firstName} ${user.lastName}`.trim()}
      onJoin={join}
      onAccept={onAccept}
      onSignOut={() => leave.mutate()}
      onAskAgain={() => renewal.mutate()}
      isPending={accept.isPending || renewal.isPending || leave.isPending}
      isRenewalRequested={renewal.data?.ok === true}
      refusal={refusal}
    />
  )
}
