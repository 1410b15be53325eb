import { joinTeamErrors } from '@guildhall/domain/companies'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { tooManyAttemptsMessage } from '../../../shared/format/format-wait.ts'
import { noPassword, passwordLabels, type TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import { getCapacityError, type InviteDraft, invitePath, saveInviteDraft, readInviteDraft } from '../../invite/index.ts'
import { useJoinTeam } from '../api/use-join-team.ts'
import { InviteNameStep } from './InviteNameStep.tsx'
import { InvitePasswordStep } from './InvitePasswordStep.tsx'
import { errorsFromWire } from '../registration-of.ts'
import { type InvitedStepId, signUpPath } from '../sign-up-steps.ts'
import { Trans, t } from '../../../shared/i18n/index.ts'

const nameLabels = { firstName: t('First name'), lastName: t('Last name') }
const none: readonly FormError[] = []

const nameErrors = (draft: InviteDraft): readonly FormError[] =>
  toFormErrors(joinTeamErrors({ ...draft, ...noPassword }, draft.email), nameLabels)

/** Problems that the invite's own page explains. */
const overProblems: readonly string[] = [
  'not-found',
  'invite-accepted',
  'invite-expired',
  'invite-revoked',
  'other-company',
]

/** The two steps of an invited user. Rules: ONB-3, COMP-28. */
export const InvitedRoute = ({ step }: { readonly step: InvitedStepId }) => {
  usePageTitle(step === 'name' ? t('Invite details') : t('Set your login details'))
  const navigate = useNavigate()
  const [invite, setInvite] = useState(readInviteDraft)
  const [errors, setErrors] = useState(none)
  const stop =
    invite === null ? '/sign-up' : step === 'password' && nameErrors(invite).length > 0 ? signUpPath('name') : null
  useEffect(() => {
    if (stop !== null) void navigate({ href: stop, replace: true })
  }, [stop, navigate])
  if (invite === null || stop !== null) return null
  const change = (next: InviteDraft): void => {
    setInvite(next)
    saveInviteDraft(next)
  }
  if (step === 'name')
    return (
      <InviteNameStep
        invite={invite}
        errors={errors}
        onNext={(names) => {
          const next = { ...invite, ...names }
          const wrong = nameErrors(next)
          setErrors(wrong)
          if (wrong.length > 0) return
          change(next)
          void navigate({ href: signUpPath('password') })
        }}
      />
    )
  return (
    <PasswordRoute
      invite={invite}
      onNames={(wrong) => {
        setErrors(wrong)
        void navigate({ href: signUpPath('name') })
      }}
      onJoined={() => change({ ...invite, isJoined: true })}
    />
  )
}

interface PasswordRouteProps {
  readonly invite: InviteDraft
  /** The server rejected a name. */
  readonly onNames: (errors: readonly FormError[]) => void
  readonly onJoined: () => void
}

const PasswordRoute = ({ invite, onNames, onJoined }: PasswordRouteProps) => {
  const navigate = useNavigate()
  const [errors, setErrors] = useState(none)
  const { email, firstName, lastName, token } = invite
  const join = useJoinTeam(invite)
  const submit = (typed: TypedPassword): void => {
    const wrong = toFormErrors(joinTeamErrors({ firstName, lastName, ...typed }, email), passwordLabels)
    setErrors(wrong)
    join.reset()
    if (wrong.length > 0) return
    join.mutate(typed, {
      onSuccess: (answer) => {
        if (answer.ok) {
          onJoined()
          void navigate({ href: signUpPath('success'), replace: true })
          return
        }
        if (overProblems.includes(answer.problem)) {
          void navigate({ href: invitePath(token), replace: true })
          return
        }
        const refused = errorsFromWire(answer.errors)
        const names = toFormErrors(refused, nameLabels)
        if (names.length > 0) onNames(names)
        else setErrors(toFormErrors(refused, passwordLabels))
      },
    })
  }
  const answer = join.data
  const refused = answer?.ok === false && errors.length === 0 ? answer : null
  const refusal =
    refused?.problem === 'account-exists' ? (
      <>
        <Trans
          message="You have an account under this address already. <link>Sign in to accept</link>"
          components={{
            link: (words) => <Link href={`/login?from=${encodeURIComponent(invitePath(token))}`}>{words}</Link>,
          }}
        />
      </>
    ) : refused?.status === 429 ? (
      tooManyAttemptsMessage(refused.retryAfter)
    ) : (
      refused && (getCapacityError(refused.problem, invite) ?? refused.message)
    )
  return (
    <InvitePasswordStep
      invite={invite}
      onNext={submit}
      onBack={() => void navigate({ href: signUpPath('name') })}
      isPending={join.isPending}
      errors={errors}
      refusal={refusal}
    />
  )
}
