import { resolveInviteAction } from '@guildhall/domain/companies'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api, ApiFailure, orThrow } from '../../../shared/api/client.ts'
import { refreshSession, signOut, useSession } from '../../session/index.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { tooOftenWords } from '../../../shared/format/wait-words.ts'
import { invitePath, keepInvite } from '../invite-draft.ts'
import { type InviteView, roomWords } from '../invite-words.ts'
import { InvitePage } from './InvitePage.tsx'
import { InviteFailed, InviteLoading, InviteUnknown } from './InviteStates.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** "Verifying team invite": reads a link and offers its way on. Rule: COMP-27. */
export const InviteRoute = () => {
  usePageTitle(t('Verifying team invite'))
  const { token } = useSearch({ strict: false })
  const text = typeof token === 'string' ? token : ''
  const link = useQuery({
    queryKey: ['invite', text],
    queryFn: async () => orThrow(await api.readInvite({ params: { token: text } })).invite,
    enabled: text !== '',
    retry: false,
  })
  const { data, error } = link
  if (text === '' || (error instanceof ApiFailure && error.status === 404)) return <InviteUnknown />
  if (data !== undefined) return <Landed invite={data} token={text} onStale={() => void link.refetch()} />
  if (error === null) return <InviteLoading />
  const words = error instanceof ApiFailure && error.status === 429 ? tooOftenWords(error.retryAfter) : error.message
  return <InviteFailed message={words} onRetry={() => void link.refetch()} />
}

interface LandedProps {
  readonly invite: InviteView
  readonly token: string
  /** The link was answered otherwise meanwhile. */
  readonly onStale: () => void
}

const Landed = ({ invite, token, onStale }: LandedProps) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const user = useSession()?.user ?? null
  const accept = useMutation({ mutationFn: () => api.acceptInvite({ params: { token } }) })
  const ask = useMutation({ mutationFn: () => api.requestInviteRenewal({ params: { token } }) })
  const leave = useMutation({ mutationFn: () => signOut(queries, invitePath(token)) })

  const join = (): void => {
    const { companyName, email, inviterName } = invite
    keepInvite({ token, email, companyName, inviterName, firstName: '', lastName: '', isJoined: false })
    void navigate({ href: '/sign-up/name' })
  }
  const onAccept = (): void =>
    accept.mutate(undefined, {
      onSuccess: async (answer) => {
        if (!answer.ok) {
          if (answer.status === 409) onStale()
          return
        }
        await refreshSession(queries)
        toasts.show({
          text: t('You are of {companyName}’s team now', { companyName: invite.companyName }),
          tone: 'success',
        })
        await navigate({ href: '/dashboard', replace: true })
      },
    })
  const refused = [accept.data, ask.data].find((answer) => answer?.ok === false)
  const refusal = refused === undefined || refused.ok ? null : (roomWords(refused.problem, invite) ?? refused.message)
  return (
    <InvitePage
      invite={invite}
      href={invitePath(token)}
      way={resolveInviteAction(invite.landing, invite.email, user)}
      viewerName={user === null ? null : `${user.firstName} ${user.lastName}`.trim()}
      onJoin={join}
      onAccept={onAccept}
      onSignOut={() => leave.mutate()}
      onAskAgain={() => ask.mutate()}
      isPending={accept.isPending || ask.isPending || leave.isPending}
      isAsked={ask.data?.ok === true}
      refusal={refusal}
    />
  )
}
