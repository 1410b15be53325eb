import type { FormError } from '@guildhall/ui-kit/Form'
import { useMemo, useState } from 'react'
import { type AnswerRefusal, validateAnswer, type RequestAnswer, type SendAnswer } from './request-answer.ts'

export interface AnswerForm {
  readonly isSending: boolean
  readonly refusal: AnswerRefusal | null
  /** The invalid fields; a new list with each refusal. */
  readonly errors: readonly FormError[]
  readonly errorOf: (field: string) => string | undefined
  readonly submit: (answer: RequestAnswer) => void
}

/** Sends an answer from a form, which stays open with its values until the answer is accepted. */
export function useAnswerForm(send: SendAnswer, onDone: () => void): AnswerForm {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<AnswerRefusal | null>(null)
  const submit = async (answer: RequestAnswer): Promise<void> => {
    if (isSending) return
    const invalid = validateAnswer(answer)
    setRefusal(invalid)
    if (invalid !== null) return
    setSending(true)
    const refused = await send(answer)
    setSending(false)
    setRefusal(refused)
    if (refused === null) onDone()
  }
  const errors = useMemo(
    () => Object.entries(refusal?.errors ?? {}).map(([field, [message = '']]) => ({ field, label: field, message })),
    [refusal],
  )
  return {
    isSending,
    refusal,
    errors,
    errorOf: (field) => refusal?.errors[field]?.[0],
    submit: (answer) => void submit(answer),
  }
}
