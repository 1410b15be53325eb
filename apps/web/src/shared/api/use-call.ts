import type { Answer, FieldErrors, Refused } from '@guildhall/rest-contract/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { toFormErrors } from '../forms/form-errors.ts'
import { tooManyAttemptsMessage } from '../format/format-wait.ts'

/** A form's submission to one API call. */
export interface FormCall<Input> {
  /** Sends the input, unless `wrong` contains validation errors; then shows those instead. */
  readonly send: (input: Input, wrong?: readonly FormError[]) => void
  readonly isPending: boolean
  readonly errors: readonly FormError[]
  /** The error message, if the error belongs to no field. */
  readonly refusal: string | null
}

export interface FormCallOptions<Input, Value> {
  readonly call: (input: Input) => Promise<Answer<Value, string>>
  /** The labels of the form's fields, by name. */
  readonly labels: Readonly<Record<string, string>>
  /** The form's field names for those that the wire spells differently. */
  readonly names?: Readonly<Record<string, string>>
  readonly onDone: (value: Value) => Promise<void> | void
  /** Returns true if it has handled the error. */
  readonly onRefused?: (refused: Refused<string>) => boolean
}

const none: readonly FormError[] = []

const renamed = (errors: FieldErrors, names: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [names[field] ?? field, messages]))

/** Submits a form. An error is shown beside its field, or above the form with the time of the next possible attempt. */
export function useCall<Input, Value>({
  call,
  labels,
  names = {},
  onDone,
  onRefused,
}: FormCallOptions<Input, Value>): FormCall<Input> {
  const [errors, setErrors] = useState(none)
  const [refusal, setRefusal] = useState<string | null>(null)
  const calling = useMutation({
    mutationFn: async (input: Input) => {
      const answer = await call(input)
      if (answer.ok) await onDone(answer.value)
      return answer
    },
  })
  const send = (input: Input, wrong: readonly FormError[] = none): void => {
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    calling.mutate(input, {
      onSuccess: (answer) => {
        if (answer.ok || onRefused?.(answer) === true) return
        const refused = toFormErrors(renamed(answer.errors, names), labels)
        setErrors(refused)
        if (refused.length === 0)
          setRefusal(answer.status === 429 ? tooManyAttemptsMessage(answer.retryAfter) : answer.message)
      },
    })
  }
  return { send, isPending: calling.isPending, errors, refusal }
}
