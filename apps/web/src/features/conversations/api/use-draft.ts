import { MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { draftPrefixes } from '../../../shared/drafts/draft-prefixes.ts'
import { chooseDraft, type LocalDraft, readLocalDraft, saveLocalDraft } from './local-draft.ts'

const storageKey = (accountUuid: string, conversationUuid: string): string =>
  `${draftPrefixes.message}${accountUuid}:${conversationUuid}`

/** The pause in typing after which the draft is saved on the server. */
const SAVE_DELAY_MS = 800

/**
 * The draft of a message: saved in this browser at every keystroke and on the server after a pause, so that it survives leaving, a closed
 * tab and another browser. The newer of the two wins, again when the page is shown again; one that was sent elsewhere is gone. Use it with the
 * conversation's key. Rules: CONV-51, UI-22.
 */
export function useDraft(accountUuid: string, conversationUuid: string): readonly [string, (text: string) => void] {
  const key = storageKey(accountUuid, conversationUuid)
  const [draft, setDraft] = useState<LocalDraft | null>(() => readLocalDraft(key))
  const latest = useRef(draft)
  const unsaved = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null)
  const saving = useRef(0)

  const set = useCallback(
    (next: LocalDraft | null): void => {
      latest.current = next
      setDraft(next)
      saveLocalDraft(key, next)
    },
    [key],
  )
  const save = useCallback(
    (isLeaving = false): void => {
      if (unsaved.current === null) return
      const { text, timer } = unsaved.current
      clearTimeout(timer)
      unsaved.current = null
      if (text.length > MESSAGE_MAX_LENGTH * 2) return
      // What the server rejects stays in this browser, and is sent with the next keystroke.
      const sent = { params: { uuid: conversationUuid }, body: { text } }
      saving.current += 1
      void api.saveDraft(sent, { keepalive: isLeaving }).then((answer) => {
        saving.current -= 1
        const savedAt = answer.ok ? answer.value.draft?.savedAt : undefined
        // Here, or after the page was left and opened again, more may have been typed in the meantime.
        const isLatest = latest.current?.value === text && readLocalDraft(key)?.value === text
        if (savedAt !== undefined && isLatest) set({ value: text, savedAt, servedAt: savedAt })
      })
    },
    [conversationUuid, key, set],
  )

  const change = useCallback(
    (text: string) => {
      set({ value: text, savedAt: new Date().toISOString(), servedAt: latest.current?.servedAt ?? null })
      if (unsaved.current !== null) clearTimeout(unsaved.current.timer)
      unsaved.current = { text, timer: setTimeout(() => save(), SAVE_DELAY_MS) }
    },
    [save, set],
  )

  const readThere = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      if (unsaved.current !== null || saving.current > 0) return
      const before = latest.current
      const answer = await api.readDraft({ params: { uuid: conversationUuid } }, { signal })
      // What was typed or saved in the meantime is newer than the answer.
      if (!answer.ok || latest.current !== before) return
      // Another tab of this browser may have stored more.
      set(chooseDraft(readLocalDraft(key) ?? before, answer.value.draft))
    },
    [conversationUuid, key, set],
  )

  useEffect(() => {
    const controller = new AbortController()
    void readThere(controller.signal)
    const turn = (): void => {
      if (document.visibilityState === 'hidden') save(true)
      else void readThere(controller.signal)
    }
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      controller.abort()
      save()
    }
  }, [readThere, save])
  return [draft?.value ?? '', change]
}
