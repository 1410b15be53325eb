import { icons } from '@guildhall/ui-kit/Icon'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Update } from '../update.ts'
import { patchUpdateCount, patchUpdates, refreshUpdates } from './update-cache.ts'

/** Marks an update as read when it is open: in the cache first; a failure is rolled back, with a message and Retry. Rules: NOTE-9, UI-20. */
export function useMarkUpdateRead(update: Update | null): void {
  const queries = useQueryClient()
  const unreadUuid = update === null || update.isRead ? null : update.uuid
  const updated = useRef<string | null>(null)
  useEffect(() => {
    if (unreadUuid === null || updated.current === unreadUuid) return
    const mark = async (): Promise<void> => {
      updated.current = unreadUuid
      patchUpdates(queries, unreadUuid, (wire) => ({ ...wire, read: true }))
      patchUpdateCount(queries, (unread) => unread - 1)
      const answer = await api.markSystemMessageRead({ params: { uuid: unreadUuid } })
      refreshUpdates(queries)
      if (!answer.ok) showFailure(answer.message, () => void mark())
    }
    void mark()
  }, [unreadUuid, queries])
}

const showFailure = (message: string, onRetry: () => void): void =>
  void toasts.show({
    text: t('Not marked as read. {message}', { message }),
    tone: 'danger',
    action: { label: t('Retry'), onAction: onRetry },
  })

/** Marks all updates as read by one call: in the cache first; a failure is rolled back, with a message and Retry. Rules: NOTE-9, UI-20. */
export function useMarkAllUpdatesRead(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    const mark = async (): Promise<void> => {
      patchUpdates(queries, null, (wire) => ({ ...wire, read: true }))
      patchUpdateCount(queries, () => 0)
      const answer = await api.markAllSystemMessagesRead()
      refreshUpdates(queries)
      if (!answer.ok) showFailure(answer.message, () => void mark())
    }
    void mark()
  }, [queries])
}

/** Archives an update or moves it back to the inbox: optimistic, with Undo; a failure is rolled back, with a message and Retry. */
export function useArchiveUpdate(): (uuid: string, isArchived: boolean) => void {
  const queries = useQueryClient()
  return useCallback(
    (uuid, isArchived) => {
      const set = async (to: boolean, isUndo: boolean): Promise<void> => {
        patchUpdates(queries, uuid, (wire) => ({ ...wire, archived: to, read: to || wire.read }))
        const dismiss = isUndo
          ? () => undefined
          : toasts.show({
              text: to ? t('Update archived') : t('Update moved back to the inbox'),
              icon: icons.Archive,
              action: { label: t('Undo'), onAction: () => void set(!to, true) },
            })
        const sent = { params: { uuid } }
        const answer = to ? await api.archiveSystemMessage(sent) : await api.restoreSystemMessage(sent)
        if (!answer.ok) {
          patchUpdates(queries, uuid, (wire) => ({ ...wire, archived: !to }))
          dismiss()
          toasts.show({
            text: `${to ? t('Not archived') : t('Still archived')}. ${answer.message}`,
            tone: 'danger',
            action: { label: t('Retry'), onAction: () => void set(to, isUndo) },
          })
        }
        refreshUpdates(queries)
      }
      void set(isArchived, false)
    },
    [queries],
  )
}
