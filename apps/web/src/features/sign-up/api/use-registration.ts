import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { type LoginSecrets, registrationToWire } from '../registration-of.ts'
import { readAttribution } from '../../../shared/storage/attribution.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'
import { useSignUpOptions } from './use-sign-up-options.ts'

/** Checks whether an e-mail address is available. */
export const useEmailCheck = () => useMutation({ mutationFn: (email: string) => api.checkEmail({ body: { email } }) })

/** Creates the account of a draft. */
export function useRegistration() {
  const options = useSignUpOptions()
  return useMutation({
    mutationFn: ({ draft, secrets }: { readonly draft: SignUpDraft; readonly secrets: LoginSecrets }) =>
      api.register({ body: { ...registrationToWire(draft, secrets, options), ...readAttribution() } }),
  })
}
