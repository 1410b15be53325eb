import { toasts } from '@guildhall/ui-kit/Toast'
import { useRef } from 'react'
import { api } from '../../../shared/api/client.ts'
import { lastReference } from '../../../shared/api/last-reference.ts'
import { t } from '../../../shared/i18n/index.ts'

/**
 * Sends a question to support with the page and the reference of the last error. Null on success, else the error message. A repeated
 * question has the same idempotency key, so that a retry after a lost response does not create a second one.
 */
export function useContactSupport(): (message: string) => Promise<string | null> {
  const attempt = useRef<{ readonly message: string; readonly key: string } | null>(null)
  return async (message) => {
    if (attempt.current?.message !== message) attempt.current = { message, key: crypto.randomUUID() }
    const { pathname, search } = window.location
    const answer = await api.contactSupport(
      { body: { message, page: `${pathname}${search}`, reference: lastReference() } },
      { idempotencyKey: attempt.current.key },
    )
    if (!answer.ok) return Object.values(answer.errors).flat()[0] ?? answer.message
    toasts.show({ text: t('Your question is on its way. We answer by e-mail.'), tone: 'success' })
    return null
  }
}
