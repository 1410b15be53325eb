import { toasts } from '@guildhall/ui-kit/Toast'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../shared/api/client.ts'
import { patchConversation, refreshConversation } from './cache.ts'
import { say } from '../../../shared/i18n/index.ts'

export type SetArchived = (conversationUuid: string, archived: boolean) => void

/** Archives a conversation, or takes it back: at once, with Undo; what the server refuses is put back, with words and Retry. */
export function useArchive(): SetArchived {
  const queries = useQueryClient()
  return useCallback(
    (conversationUuid, archived) => {
      const set = async (to: boolean, isUndo: boolean): Promise<void> => {
        patchConversation(queries, conversationUuid, (wire) => ({ ...wire, archived: to }))
        const takeAway = isUndo
          ? () => undefined
          : toasts.show({
              text: to ? say('Conversation archived') : say('Conversation moved back to the inbox'),
              icon: glyphs.Archive,
              action: { label: say('Undo'), onAction: () => void set(!to, true) },
            })
        const answer = await api.changeConversation({ params: { uuid: conversationUuid }, body: { archive: to } })
        if (!answer.ok) {
          patchConversation(queries, conversationUuid, (wire) => ({ ...wire, archived: !to }))
          takeAway()
          toasts.show({
            text: `${to ? say('Not archived') : say('Still archived')}. ${answer.message}`,
            tone: 'danger',
            action: { label: say('Retry'), onAction: () => void set(to, isUndo) },
          })
        }
        refreshConversation(queries, conversationUuid)
      }
      void set(archived, false)
    },
    [queries],
  )
}
