import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { patchConversation, refreshConversation } from './cache.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface ShareContact {
  readonly share: (shares: boolean) => void
  readonly isSharing: boolean
}

/**
 * Shares the user's e-mail address and number in a conversation, or stops sharing them, with Undo. After the end they can only stop, so that
 * has no Undo. Rules: CONV-55, UI-21.
 */
export function useShareContact(conversationUuid: string, isOpen: boolean): ShareContact {
  const queries = useQueryClient()
  const [isSharing, setSharing] = useState(false)
  const share = async (shares: boolean, isUndo = false): Promise<void> => {
    setSharing(true)
    const sent = { params: { uuid: conversationUuid } }
    const answer = await (shares ? api.shareContact(sent) : api.withdrawContact(sent))
    setSharing(false)
    if (answer.ok) {
      const { contactSharedAt } = answer.value.conversation
      patchConversation(queries, conversationUuid, (wire) => ({ ...wire, contactSharedAt }))
      toasts.show({
        text: shares ? t('Your contact details are shared') : t('Your contact details are no longer shown'),
        tone: 'success',
        ...(isUndo || (!shares && !isOpen)
          ? {}
          : { action: { label: t('Undo'), onAction: () => void share(!shares, true) } }),
      })
    } else {
      const action = { label: t('Retry'), onAction: () => void share(shares, isUndo) }
      toasts.show({
        text: `${shares ? t('Not shared') : t('Still shared')}. ${answer.message}`,
        tone: 'danger',
        action,
      })
    }
    refreshConversation(queries, conversationUuid)
  }
  return { share: (shares) => void share(shares), isSharing }
}
