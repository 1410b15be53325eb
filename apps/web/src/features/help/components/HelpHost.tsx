import { toasts } from '@guildhall/ui-kit/Toast'
import { useRef } from 'react'
import { HelpDialog } from './HelpDialog/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { api } from '../../../shared/api/client.ts'
import { useSignedIn } from '../../session/index.ts'
import { lastReference } from '../../../shared/api/last-reference.ts'

/** The Help form over the page it was asked for on. A repeat of the same question after a lost answer is not a second one. */
export const HelpHost = ({ onClose }: { readonly onClose: () => void }) => {
  const { user } = useSignedIn()
  const attempt = useRef<{ readonly message: string; readonly key: string } | null>(null)
  const send = async (message: string): Promise<string | null> => {
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
  return <HelpDialog email={user.email} onClose={onClose} onSend={send} />
}
