import type { Offer, RequestErrors } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { contactFromWire } from './from-wire.ts'
import { conversationsKeys, offerFormToWire } from '../../conversations/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { patchCandidate } from './patch-candidate.ts'
import { candidatesKeys } from './keys.ts'
import { sessionKeys } from '../../session/index.ts'
import { useViewer } from '../viewer.ts'

export interface SendOffer {
  /** Sends the offer with its message ('' for none) and the address of its brief. Resolves to true if it was sent. */
  readonly send: (offer: Offer, message: string, doc: string | null) => Promise<boolean>
  readonly isSending: boolean
  readonly problem: string | null
  readonly refused: RequestErrors
}

const none: RequestErrors = {}
const wireNames: Readonly<Record<string, string>> = { currecy: 'currency', permCurrecy: 'permCurrency' }

/** The server's errors by the form's own field names. */
const fieldsOf = (errors: Readonly<Record<string, readonly string[]>>): RequestErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const field = name.replace(/^offer_content\./, '')
      return [wireNames[field] ?? field, messages]
    }),
  )

/**
 * Sends an offer once: a repeat of the same offer carries the same idempotency key, so that a retry after a lost response is not a second request. An
 * error keeps the form open and shows its message. Rules: BASE-16, CONV-36.
 */
export function useSendOffer(candidate: CandidateView): SendOffer {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const isTrial = useViewer().entitlements.freeContactsLeft !== null
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState<RequestErrors>(none)
  const attempt = useRef<{ readonly contents: string; readonly key: string } | null>(null)

  const send = async (offer: Offer, message: string, doc: string | null): Promise<boolean> => {
    const contents = JSON.stringify({ offer, message, doc })
    if (attempt.current?.contents !== contents) attempt.current = { contents, key: crypto.randomUUID() }
    setSending(true)
    setProblem(null)
    setRefused(none)
    const answer = await calls.startConversation(
      {
        body: {
          recipient_uuid: candidate.uuid,
          subject: null,
          has_offer: true,
          message: message === '' ? null : message,
          offer_content: offerFormToWire(offer),
          doc,
        },
      },
      { idempotencyKey: attempt.current.key },
    )
    setSending(false)
    // The session counts a trial's free requests; an error may mean that the plan has changed.
    if (isTrial || !answer.ok) void queries.invalidateQueries({ queryKey: sessionKeys.session })
    if (answer.ok) {
      const { contactState } = answer.value.conversation
      patchCandidate(queries, candidate.uuid, {
        messageStatus: 'pending',
        contactState: contactFromWire({ ...contactState, canContactAgainAt: null }),
      })
      void queries.invalidateQueries({ queryKey: conversationsKeys.inbox })
      return true
    }
    if (answer.problem === 'already-contacted' || answer.problem === 'cannot-ask-again') {
      toasts.show({ text: answer.message })
      void queries.invalidateQueries({ queryKey: candidatesKeys.all })
    }
    setProblem(answer.message)
    setRefused(fieldsOf(answer.errors))
    return false
  }
  return { send, isSending, problem, refused }
}
