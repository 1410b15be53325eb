import { toasts } from '@guildhall/ui-kit/Toast'
import { icons } from '@guildhall/ui-kit/Icon'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../shared/api/client.ts'
import { patchConversation, refreshConversation } from './cache.ts'
import { t } from '../../../shared/i18n/index.ts'

export type SetArchived = (conversationUuid: string, archived: boolean) => void

/** Archives a conversation or moves it back to the inbox: optimistic, with Undo; a failure is rolled back, with a message and Retry. */
export function useArchive(): SetArchived {
  const queries = useQueryClient()
  return useCallback(
    (conversationUuid, archived) => {
      const set = async (to: boolean, isUndo: boolean): Promise<void> => {
        patchConversation(queries, conversationUuid, (wire) => ({ ...wire, archived: to }))
        const dismissToast = isUndo
          ? () => undefined
          : toasts.show({
              text: to ? t('Conversation archived') : t('Conversation moved back to the inbox'),
              icon: icons.Archive,
              action: { label: t('Undo'), onAction: () => void set(!to, true) },
            })
        const answer = await api.changeConversation({ params: { uuid: conversationUuid }, body: { archive: to } })
        if (!answer.ok) {
          patchConversation(queries, conversationUuid, (wire) => ({ ...wire, archived: !to }))
          dismissToast()
          toasts.show({
            text: `${to ? t('Not archived') : t('Still archived')}. ${answer.message}`,
            tone: 'danger',
            action: { label: t('Retry'), onAction: () => void set(to, isUndo) },
          })
        }
        refreshConversation(queries, conversationUuid)
      }
      void set(archived, false)
    },
    [queries],
  )
}
