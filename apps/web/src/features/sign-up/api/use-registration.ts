import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { type Secrets, wireOf } from '../registration-of.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { useSignUpOptions } from './use-sign-up-options.ts'

/** Asks whether an e-mail address is free. */
export const useEmailCheck = () => useMutation({ mutationFn: (email: string) => api.checkEmail({ body: { email } }) })

/** Creates the account that the draft describes. */
export function useRegistration() {
  const options = useSignUpOptions()
  return useMutation({
    mutationFn: ({ draft, secrets }: { readonly draft: SignUpDraft; readonly secrets: Secrets }) =>
      api.register({ body: wireOf(draft, secrets, options) }),
  })
}
