import { useState } from 'react'
import { type FormCall, type FormCallOptions, useCall } from '../../../shared/api/use-call.ts'

/** A form's call that may first ask who it is. */
export interface ProvedCall<Input> extends FormCall<Input> {
  readonly isProving: boolean
  readonly onProved: () => void
  readonly onCancel: () => void
}

export type ProvedCallOptions<Input, Value> = Pick<FormCallOptions<Input, Value>, 'call' | 'labels' | 'onDone'>

/** Asks who it is if that was not proved lately, and then sends what the form was last sent with. Rule: IDEN-46. */
export function useProvedCall<Input, Value>(options: ProvedCallOptions<Input, Value>): ProvedCall<Input> {
  const [last, setLast] = useState<{ readonly input: Input } | null>(null)
  const [isProving, setProving] = useState(false)
  const { send, ...state } = useCall({
    ...options,
    // The function is that of the render before the form was sent: it must not read what was sent.
    onRefused: ({ problem }) => {
      const needsProof = problem === 'password-required'
      setProving(needsProof)
      return needsProof
    },
  })
  return {
    ...state,
    send: (input, wrong) => {
      setLast({ input })
      send(input, wrong)
    },
    isProving,
    onProved: () => {
      setProving(false)
      if (last !== null) send(last.input)
    },
    onCancel: () => setProving(false),
  }
}
