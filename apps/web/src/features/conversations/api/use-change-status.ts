import type { Answer, ConversationStatus } from '@guildhall/domain/conversations'
import type { FieldErrors } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { refreshConversation } from './cache.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Why the server rejected an answer: as one sentence, and by field. */
export interface ChangeRefusal {
  readonly message: string
  readonly errors: FieldErrors
}

export interface ChangeStatus {
  readonly isChanging: boolean
  /** Null on success. */
  readonly change: (to: ConversationStatus, answer?: Answer) => Promise<ChangeRefusal | null>
  /** The same for a button outside of a form: shows a toast with Undo if possible, or the reason of a failure, with Retry. */
  readonly changeWithToast: (to: ConversationStatus, successText: string, undo?: ConversationStatus) => void
}

const toBody = (to: ConversationStatus, { note, reason, shareNote, terms }: Answer) => ({
  status: to,
  ...(note === undefined ? {} : { note }),
  ...(reason === undefined ? {} : { reason }),
  ...(shareNote === undefined ? {} : { share_note: shareNote }),
  ...(terms === undefined ? {} : { terms }),
})

/** Changes the status of a conversation; the server names the possible statuses with the conversation. Rule: CONV-2. */
export function useChangeStatus(conversationUuid: string): ChangeStatus {
  const queries = useQueryClient()
  const [isChanging, setChanging] = useState(false)

  const change: ChangeStatus['change'] = async (to, answer = {}) => {
    setChanging(true)
    const changed = await api.changeConversation({ params: { uuid: conversationUuid }, body: toBody(to, answer) })
    setChanging(false)
    refreshConversation(queries, conversationUuid)
    void queries.invalidateQueries({ queryKey: ['notifications'] })
    return changed.ok ? null : { message: changed.message, errors: changed.errors }
  }

  const changeWithToast = async (
    to: ConversationStatus,
    successText: string,
    undo?: ConversationStatus,
  ): Promise<void> => {
    const refused = await change(to)
    if (refused !== null) {
      const onAction = () => void changeWithToast(to, successText, undo)
      toasts.show({ text: refused.message, tone: 'danger', action: { label: t('Retry'), onAction } })
      return
    }
    toasts.show({
      text: successText,
      tone: 'success',
      ...(undo === undefined ? {} : { action: { label: t('Undo'), onAction: () => void change(undo) } }),
    })
  }

  return { isChanging, change, changeWithToast: (...args) => void changeWithToast(...args) }
}
