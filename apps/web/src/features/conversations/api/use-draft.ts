import { MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { draftPrefixes } from '../../../shared/drafts/draft-prefixes.ts'
import { saveLocalDraft, readLocalDraft, pickNewerDraft, type LocalDraft } from './local-draft.ts'

const storageKey = (accountUuid: string, conversationUuid: string): string =>
  `${draftPrefixes.message}${accountUuid}:${conversationUuid}`

/** The pause in typing after which the draft is saved on the server. */
const SAVE_DELAY_MS = 800

/**
 * The draft of a message: saved in this browser at every keystroke and on the server after a pause, so that it survives leaving, a closed
 * tab and another browser. The newer of the two wins. Use it with the conversation's key. Rules: CONV-51, UI-22.
 */
export function useDraft(accountUuid: string, conversationUuid: string): readonly [string, (text: string) => void] {
  const key = storageKey(accountUuid, conversationUuid)
  const [draft, setDraft] = useState<LocalDraft>(() => readLocalDraft(key))
  const hasTyped = useRef(false)
  const unsaved = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null)

  const save = useCallback(
    (isLeaving = false): void => {
      if (unsaved.current === null) return
      const { text, timer } = unsaved.current
      clearTimeout(timer)
      unsaved.current = null
      if (text.length > MESSAGE_MAX_LENGTH * 2) return
      // What the server rejects stays in this browser, and is sent with the next keystroke.
      const sent = { params: { uuid: conversationUuid }, body: { text } }
      void api.saveDraft(sent, { keepalive: isLeaving }).then((answer) => {
        if (answer.ok && unsaved.current === null)
          saveLocalDraft(key, { text, savedAt: answer.value.draft?.savedAt ?? null })
      })
    },
    [conversationUuid, key],
  )

  const change = useCallback(
    (text: string) => {
      hasTyped.current = true
      const next = { text, savedAt: new Date().toISOString() }
      setDraft(next)
      saveLocalDraft(key, next)
      if (unsaved.current !== null) clearTimeout(unsaved.current.timer)
      unsaved.current = { text, timer: setTimeout(() => save(), SAVE_DELAY_MS) }
    },
    [key, save],
  )

  useEffect(() => {
    const controller = new AbortController()
    const read = async (): Promise<void> => {
      const answer = await api.readDraft({ params: { uuid: conversationUuid } }, { signal: controller.signal })
      if (!answer.ok || hasTyped.current) return
      const { draft } = answer.value
      setDraft((here) => pickNewerDraft(here, draft === null ? null : { text: draft.text, savedAt: draft.savedAt }))
    }
    void read()
    return () => controller.abort()
  }, [conversationUuid])

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save(true)
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      save()
    }
  }, [save])
  return [draft.text, change]
}
