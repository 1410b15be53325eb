import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import type { Answer } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { ProofDialogProps } from '../components/ProofDialog.tsx'

const labels = { password: t('Your password') }

/** Calls that ask for the password where it was not given in the last ten minutes. */
export interface Proof {
  /** Makes the call; if it asks for the password, makes it again once that was given. Resolves to null if the dialog was closed. */
  readonly run: <Value, Problem extends string>(
    call: () => Promise<Answer<Value, Problem>>,
  ) => Promise<Answer<Value, Problem> | null>
  /** The dialog while it is needed. */
  readonly dialog: ProofDialogProps | null
}

/** Rule: MOD-19. */
export function useProof(): Proof {
  const [waiting, setWaiting] = useState<{ readonly done: (isProved: boolean) => void } | null>(null)
  const settle = (isProved: boolean): void => {
    waiting?.done(isProved)
    setWaiting(null)
  }
  const { send, ...state } = useCall({
    call: (password: string) => api.proveOperator({ body: { password } }),
    labels,
    onDone: () => settle(true),
  })
  return {
    run: async (call) => {
      const answer = await call()
      if (answer.ok || answer.problem !== 'password-required') return answer
      const isProved = await new Promise<boolean>((done) => setWaiting({ done }))
      return isProved ? call() : null
    },
    dialog:
      waiting === null
        ? null
        : {
            ...state,
            onSubmit: (password) =>
              send(password, toFormErrors(validate({ password }, { password: [requiredUntrimmed] }), labels)),
            onClose: () => settle(false),
          },
  }
}
