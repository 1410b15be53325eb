import { useState } from 'react'
import { type AnswerRefusal, validateAnswer, type RequestAnswer, type SendAnswer } from './request-answer.ts'

export interface AnswerForm {
  readonly isSending: boolean
  readonly refusal: AnswerRefusal | null
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
  return {
    isSending,
    refusal,
    errorOf: (field) => refusal?.errors[field]?.[0],
    submit: (answer) => void submit(answer),
  }
}
