import { VERIFICATION_MAIL_INTERVAL_SECONDS } from '@guildhall/domain/identity'
import type { Answer } from '@guildhall/rest-contract/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import type { ResendMailProps } from './ResendMail.tsx'
import { t } from '../../i18n/index.ts'

const SECOND = 1000

/** Counts down the whole seconds of a restartable wait; 0 once it is over. Timestamps are in milliseconds. */
function useWait(first: number): readonly [number, (until: number) => void] {
  const [wait, setWait] = useState(() => ({ until: first, now: Date.now() }))
  const left = Math.max(0, Math.ceil((wait.until - wait.now) / SECOND))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setWait(({ until }) => ({ until, now: Date.now() })), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return [left, (until) => setWait({ until, now: Date.now() })]
}

const verificationMail = (email: string) => api.requestVerificationMail({ body: { email } })

/**
 * Requests another mail to an address, and counts down until the next one can be requested. `sentAt` is when the last one was sent (ISO 8601); `ask`
 * is the API call, by default the one for a verification mail.
 */
export function useResendMail(
  email: string,
  sentAt: string | null = null,
  ask: (email: string) => Promise<Answer<unknown, string>> = verificationMail,
): ResendMailProps {
  const first = sentAt === null ? 0 : Date.parse(sentAt) + VERIFICATION_MAIL_INTERVAL_SECONDS * SECOND
  const [secondsLeft, waitUntil] = useWait(first)
  const send = useMutation({ mutationFn: () => ask(email) })
  const onSend = (): void =>
    send.mutate(undefined, {
      onSuccess: (answer) => {
        const seconds = answer.ok ? VERIFICATION_MAIL_INTERVAL_SECONDS : (answer.retryAfter ?? 0)
        waitUntil(Date.now() + seconds * SECOND)
      },
    })
  const answer = send.data
  const refusal = answer === undefined || answer.ok ? null : (answer.errors['email']?.[0] ?? answer.message)
  return {
    onSend,
    isPending: send.isPending,
    secondsLeft,
    isSent: answer?.ok === true,
    refusal: send.isError ? t('There seems to have been an issue, please try again.') : refusal,
  }
}
