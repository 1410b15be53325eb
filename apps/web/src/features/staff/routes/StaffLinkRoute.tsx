import { nameRules, passwordConfirmationRules, passwordRules } from '@guildhall/domain/identity'
import { validate } from '@guildhall/domain/shared'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { passwordLabels, type TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { useSetStaffSession } from '../api/use-staff-session.ts'
import { type LinkHolder, StaffLinkPage } from './StaffLinkPage.tsx'

const labels = { ...passwordLabels, name: t('Your name') }
const rules = { name: nameRules, password: passwordRules, passwordConfirmation: passwordConfirmationRules }

const readHolder = async (token: string): Promise<LinkHolder | null> => {
  if (token === '') return null
  const answer = await api.readOperatorLink({ body: { token } })
  return !answer.ok && (answer.problem === 'link-expired' || answer.problem === 'invalid') ? null : orThrow(answer)
}

/** Sets name and password by the link whose token is in the address's fragment, and signs in. Rules: MOD-14, MOD-15. */
export const StaffLinkRoute = () => {
  usePageTitle(t('Your access'))
  const navigate = useNavigate()
  const setSession = useSetStaffSession()
  const [token] = useState(() => window.location.hash.slice(1))
  const holder = useQuery({
    queryKey: ['staff-link', token],
    queryFn: () => readHolder(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { send, ...form } = useCall({
    call: async ({ name, password, passwordConfirmation }: TypedPassword & { readonly name: string }) => {
      const body = { token, name, password, password_confirmation: passwordConfirmation }
      const accepted = await api.acceptOperatorLink({ body })
      return accepted.ok ? api.signInOperator({ body: { email: holder.data?.email ?? '', password } }) : accepted
    },
    labels,
    names: { password_confirmation: 'passwordConfirmation' },
    onDone: async (session) => {
      await setSession(session)
      await navigate({ href: '/staff', replace: true })
    },
    onRefused: ({ problem }) => {
      if (problem !== 'link-expired') return false
      void holder.refetch()
      return true
    },
  })
  return (
    <StaffLinkPage
      {...form}
      holder={toLoadable(holder)}
      onSubmit={(typed) => {
        const email = holder.data?.email ?? ''
        const [firstName = '', ...others] = typed.name.trim().split(/\s+/)
        const whole = { ...typed, email, firstName, lastName: others.join(' ') }
        send(typed, toFormErrors(validate(whole, rules), labels))
      }}
    />
  )
}
