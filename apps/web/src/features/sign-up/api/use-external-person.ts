import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import type { SignUpDraft } from '../sign-up-draft.ts'

/**
 * Fills in the name and the address of somebody who comes back from a sign-in provider; returns the provider, null if nobody has come back. The
 * account is linked by the server alone, if the provider has verified the address. Rule: IDEN-76.
 */
export function useExternalPerson(
  isReturning: boolean,
  onChange: (changes: Partial<SignUpDraft>) => void,
): string | null {
  const [provider, setProvider] = useState<string | null>(null)
  useEffect(() => {
    if (!isReturning) return
    void api.readExternalSignIn().then((answer) => {
      if (!answer.ok || answer.value.step !== 'sign-up') return
      const { email, first_name: firstName, last_name: lastName } = answer.value
      setProvider(answer.value.provider)
      onChange({ firstName, lastName, email: email ?? '' })
    })
    // Once for each return: what is typed afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReturning])
  return provider
}
