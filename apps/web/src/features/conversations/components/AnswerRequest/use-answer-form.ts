import { useState } from 'react'
import { type AnswerRefused, refusedHere, type RequestAnswer, type SendAnswer } from './request-answer.ts'

export interface AnswerForm {
  readonly isSending: boolean
  readonly refused: AnswerRefused | null
  readonly errorOf: (field: string) => string | undefined
  readonly submit: (answer: RequestAnswer) => void
}

/** Sends an answer from a form, which stays open with everything in it until the answer was taken. */
export function useAnswerForm(send: SendAnswer, onDone: () => void): AnswerForm {
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<AnswerRefused | null>(null)
  const submit = async (answer: RequestAnswer): Promise<void> => {
    if (isSending) return
    const here = refusedHere(answer)
    setRefused(here)
    if (here !== null) return
    setSending(true)
    const there = await send(answer)
    setSending(false)
    setRefused(there)
    if (there === null) onDone()
  }
  return {
    isSending,
    refused,
    errorOf: (field) => refused?.errors[field]?.[0],
    submit: (answer) => void submit(answer),
  }
}
