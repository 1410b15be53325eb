import { email as emailRule, required, validate } from '@guildhall/domain/shared'
import { loginOutcome } from '@guildhall/domain/identity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { api } from '../../app/api.ts'
import { formErrorsOf } from '../../app/form-errors.ts'
import { isInApp } from '../../app/profile/return-to.ts'
import { refreshSession } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { forgetSignUp } from '../sign-up/sign-up-draft.ts'
import { type Credentials, LoginPage } from './LoginPage.tsx'

const labels = { email: 'E-mail', password: 'Password' }
const rules = { email: [required, emailRule], password: [required] }

/** Signs in and goes where the visitor wanted to go. Source: product-spec §4 Session and login; D3. */
export const LoginRoute = () => {
  usePageTitle('Welcome back')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { from } = useSearch({ strict: false })
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const login = useMutation({ mutationFn: (body: Credentials) => api.logIn({ body }) })
  const submit = (credentials: Credentials): void => {
    const wrong = formErrorsOf(validate(credentials, rules), labels)
    setErrors(wrong)
    login.reset()
    if (wrong.length > 0) return
    login.mutate(credentials, {
      onSuccess: async (answer) => {
        if (!answer.ok) return
        const { signingUp, signUpStep } = answer.value
        if (signingUp && loginOutcome({ signingUp, signUpStep }) !== 'complete') {
          await navigate({ href: '/email-not-verified' })
          return
        }
        forgetSignUp()
        await refreshSession(queries)
        await navigate({ href: isInApp(from) ? from : '/', replace: true })
      },
    })
  }
  const refusal = login.data?.ok === false ? login.data.message : null
  return <LoginPage onSubmit={submit} isPending={login.isPending} refusal={refusal} errors={errors} />
}
