import { toasts } from '@guildhall/ui-kit/Toast'
import { icons } from '@guildhall/ui-kit/Icon'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { patchConversation, refreshConversation } from './cache.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Shares a conversation with the team or takes that back: optimistic, with Undo; a failure is rolled back, with a message and Retry. Rule: CONV-56. */
export function useShareWithTeam(conversationUuid: string): (shares: boolean) => void {
  const queries = useQueryClient()
  const patch = (shared: boolean): void => patchConversation(queries, conversationUuid, (wire) => ({ ...wire, shared }))
  const set = async (shared: boolean, isUndo = false): Promise<void> => {
    patch(shared)
    const answer = await api.changeConversation({ params: { uuid: conversationUuid }, body: { shared } })
    if (answer.ok) {
      if (!isUndo) {
        toasts.show({
          text: shared
            ? t('Your team can read this conversation')
            : t('Your team can no longer read this conversation'),
          icon: icons.Users,
          action: { label: t('Undo'), onAction: () => void set(!shared, true) },
        })
      }
    } else {
      patch(!shared)
      toasts.show({
        text: answer.message,
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => void set(shared, isUndo) },
      })
    }
    refreshConversation(queries, conversationUuid)
  }
  return (shares) => void set(shares)
}
