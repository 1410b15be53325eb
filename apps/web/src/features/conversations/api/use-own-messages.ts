import { editableUntil, type Message } from '@guildhall/domain/conversations'
import type { MessageWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { icons } from '@guildhall/ui-kit/Icon'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { patchConversation } from './cache.ts'
import { conversationsKeys } from './keys.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Actions on the user's own messages. */
export interface OwnMessages {
  /** Null on success, else why not. */
  readonly edit: (message: Message, body: string) => Promise<string | null>
  readonly remove: (message: Message) => void
  /** Messages that are about to be deleted; the deletion can still be undone. */
  readonly deleting: ReadonlySet<string>
}

/** How long a deletion can be undone: after it, the text is permanently deleted. */
const UNDO_MS = 6_000

/** Edits and deletes own messages, with Undo. Rules: CONV-43, UI-21. */
export function useOwnMessages(conversationUuid: string): OwnMessages {
  const queries = useQueryClient()
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set())
  const pendingDeletions = useRef(new Map<string, () => void>())

  const applyChange = (changed: MessageWire): void => {
    patchConversation(queries, conversationUuid, (wire) => ({
      ...wire,
      messages: wire.messages.map((message) => (message.uuid === changed.uuid ? changed : message)),
    }))
    void queries.invalidateQueries({ queryKey: conversationsKeys.inbox })
  }
  const show = (uuid: string): void => setDeleting((now) => new Set([...now].filter((other) => other !== uuid)))

  const edit = async (message: Message, body: string, isUndo = false): Promise<string | null> => {
    const answer = await api.editMessage({ params: { uuid: message.uuid }, body: { message: body } })
    if (!answer.ok) return answer.errors['message']?.[0] ?? answer.message
    applyChange(answer.value.message)
    if (isUndo) return null
    const undo = async (): Promise<void> => {
      const refused = await edit(message, message.body, true)
      if (refused !== null) toasts.show({ text: t('Still changed. {refused}', { refused }), tone: 'danger' })
    }
    toasts.show({
      text: t('Message changed'),
      tone: 'success',
      action: { label: t('Undo'), onAction: () => void undo() },
    })
    return null
  }

  const removeNow = async (message: Message): Promise<void> => {
    pendingDeletions.current.delete(message.uuid)
    const answer = await api.deleteMessage({ params: { uuid: message.uuid } })
    if (answer.ok) applyChange(answer.value.message)
    else {
      toasts.show({
        text: t('The message was not deleted. {message}', { message: answer.message }),
        tone: 'danger',
        ...(answer.status === 409 ? {} : { action: { label: t('Retry'), onAction: () => void removeNow(message) } }),
      })
    }
    show(message.uuid)
  }
  const remove = (message: Message): void => {
    setDeleting((now) => new Set(now).add(message.uuid))
    // Near the end of the 15 minutes for changes there is no time left for Undo.
    if (editableUntil(message).getTime() - Date.now() < UNDO_MS * 2) {
      void removeNow(message)
      return
    }
    const timer = setTimeout(() => pendingDeletions.current.get(message.uuid)?.(), UNDO_MS)
    const dismissToast = toasts.show({
      text: t('Message deleted'),
      icon: icons.Trash2,
      action: {
        label: t('Undo'),
        onAction: () => {
          clearTimeout(timer)
          pendingDeletions.current.delete(message.uuid)
          show(message.uuid)
        },
      },
    })
    pendingDeletions.current.set(message.uuid, () => {
      clearTimeout(timer)
      dismissToast()
      void removeNow(message)
    })
  }

  // Leaving the conversation or the page completes pending deletions.
  useEffect(() => {
    const pending = pendingDeletions.current
    const deletePending = (): void => {
      for (const removes of pending.values()) removes()
    }
    window.addEventListener('pagehide', deletePending)
    return () => {
      window.removeEventListener('pagehide', deletePending)
      deletePending()
    }
  }, [])
  return { edit: (message, body) => edit(message, body), remove, deleting }
}
