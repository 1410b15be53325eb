import type { Answer, FieldErrors } from '@guildhall/rest-contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toasts } from '@guildhall/ui-kit/Toast'
import { refreshSession } from './session.ts'

/** A form's way to the server. */
export interface Saving<Input> {
  /** Saves unless `wrong` says that something is; then those are the errors. */
  readonly save: (input: Input, wrong?: readonly FormError[]) => void
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  /** What the save was refused with, where it belongs to no field. */
  readonly refusal: string | null
}

export interface SavingOptions<Input> {
  readonly call: (input: Input) => Promise<Answer<unknown, string>>
  /** The server's errors, as the form labels them. */
  readonly errorsOf?: (errors: FieldErrors) => readonly FormError[]
  /** Said when it is saved. */
  readonly savedMessage: string
  readonly onSaved?: () => void
}

const none: readonly FormError[] = []

/** Saves a form, reads the session anew and says so; a refusal keeps the form and says why. */
export function useSave<Input>({ call, errorsOf, savedMessage, onSaved }: SavingOptions<Input>): Saving<Input> {
  const queries = useQueryClient()
  const [errors, setErrors] = useState<readonly FormError[]>(none)
  const [refusal, setRefusal] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: async (input: Input) => {
      const answer = await call(input)
      if (answer.ok) await refreshSession(queries).catch(() => null)
      return answer
    },
  })
  const save = (input: Input, wrong: readonly FormError[] = none): void => {
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    saving.mutate(input, {
      onSuccess: (answer) => {
        if (answer.ok) {
          toasts.show({ text: savedMessage, tone: 'success' })
          onSaved?.()
          return
        }
        const refused = errorsOf?.(answer.errors) ?? none
        setErrors(refused)
        if (refused.length === 0) setRefusal(Object.values(answer.errors).flat()[0] ?? answer.message)
      },
    })
  }
  return { save, isPending: saving.isPending, errors, refusal }
}
