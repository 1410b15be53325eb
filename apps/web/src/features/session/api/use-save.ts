import type { Answer, FieldErrors } from '@guildhall/rest-contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toasts } from '@guildhall/ui-kit/Toast'
import { refreshSession } from './session.ts'

/** The state of saving a form. */
export interface Saving<Input> {
  /** Saves the input, unless `wrong` contains validation errors; then shows those instead. */
  readonly save: (input: Input, wrong?: readonly FormError[]) => void
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  /** The error message of the save, if the error belongs to no field. */
  readonly refusal: string | null
}

export interface SavingOptions<Input> {
  readonly call: (input: Input) => Promise<Answer<unknown, string>>
  /** The server's errors with the form's labels. */
  readonly errorsOf?: (errors: FieldErrors) => readonly FormError[]
  /** The message of the toast after saving. */
  readonly savedMessage: string
  readonly onSaved?: () => void
}

const none: readonly FormError[] = []

/** Saves a form, loads the session again and shows a toast; an error keeps the form open and shows its message. */
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
