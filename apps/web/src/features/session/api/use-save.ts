import type { Answer, FieldErrors, Refused } from '@guildhall/rest-contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useIsMounted } from '../../../shared/hooks/use-is-mounted.ts'
import { t } from '../../../shared/i18n/index.ts'
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

const messageOf = ({ errors, message }: Refused<string>): string => Object.values(errors).flat()[0] ?? message

/** Saves a form, loads the session again and shows a toast; an error keeps the form open and shows its message, also where the form was left. */
export function useSave<Input>({ call, errorsOf, savedMessage, onSaved }: SavingOptions<Input>): Saving<Input> {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const [errors, setErrors] = useState<readonly FormError[]>(none)
  const [refusal, setRefusal] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: async (input: Input) => {
      const answer = await call(input)
      if (answer.ok) await refreshSession(queries).catch(() => null)
      return answer
    },
    onSuccess: (answer, input) => {
      if (answer.ok) toasts.show({ text: savedMessage, tone: 'success' })
      else if (!isMounted()) {
        const action = { label: t('Retry'), onAction: () => save(input) }
        toasts.show({ text: t('Not saved. {message}', { message: messageOf(answer) }), tone: 'danger', action })
      }
    },
  })
  const save = (input: Input, wrong: readonly FormError[] = none): void => {
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    saving.mutate(input, {
      onSuccess: (answer) => {
        if (answer.ok) {
          onSaved?.()
          return
        }
        const refused = errorsOf?.(answer.errors) ?? none
        setErrors(refused)
        if (refused.length === 0) setRefusal(messageOf(answer))
      },
    })
  }
  return { save, isPending: saving.isPending, errors, refusal }
}
