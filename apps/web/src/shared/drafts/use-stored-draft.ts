import { useCallback, useEffect, useRef, useState } from 'react'
import { writeStored, browserStorage } from '../storage/stored.ts'
import type { StoredDraft } from './stored-draft.ts'

/** The server's half of a draft. */
export interface DraftCalls<Value> {
  /** Keeps it; answers when (ISO date-time), null where it was not taken. */
  readonly keep: (value: Value, isLeaving: boolean) => Promise<string | null>
  readonly drop: () => Promise<unknown>
}

/** What is being filled in. */
export interface DraftState<Value> {
  /** What was typed, and when it was kept; null where nothing is. */
  readonly kept: StoredDraft<Value> | null
  /** True while only this browser has it, because the server did not take it. */
  readonly isHereOnly: boolean
  /** When what the form opened with was written; null where it opened with nothing typed. */
  readonly restoredAt: Date | null
  /** Keeps what `next` makes of what was typed so far; null is nothing, and clears. */
  readonly change: (next: (now: Value | null) => Value | null) => void
  /** Keeps at once what waits for a pause in the typing. */
  readonly save: () => void
  /** Forgets it, here and on the server: it is sent or saved, or not wanted. */
  readonly clear: () => void
}

/** How long typing rests before the server hears of it. */
const PAUSE_MS = 500

interface Waiting<Value> {
  readonly value: Value
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * What is being filled in, from `opening` on: kept here at every change, under `key`, and on the server after a moment's rest and on
 * leaving, so that it survives a closed tab and another browser. `calls` must stay the same as long as what they mean does.
 * Rule: UI-22.
 */
export function useStoredDraft<Value>(
  key: string,
  opening: () => StoredDraft<Value> | null,
  calls: DraftCalls<Value>,
): DraftState<Value> {
  const [kept, setKept] = useState(opening)
  const [restoredAt, setRestoredAt] = useState(() => (kept === null ? null : new Date(kept.savedAt)))
  const [isHereOnly, setHereOnly] = useState(false)
  const latest = useRef(kept)
  const waiting = useRef<Waiting<Value> | null>(null)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const set = useCallback(
    (next: StoredDraft<Value> | null): void => {
      latest.current = next
      setKept(next)
      writeStored(browserStorage, key, next)
    },
    [key],
  )
  const save = useCallback(
    (isLeaving = false): void => {
      if (waiting.current === null) return
      const { timer, value } = waiting.current
      clearTimeout(timer)
      waiting.current = null
      running.current = calls.keep(value, isLeaving).then((savedAt) => {
        if (latest.current?.value !== value) return
        setHereOnly(savedAt === null)
        if (savedAt !== null) set({ value, savedAt, servedAt: savedAt })
      })
    },
    [calls, set],
  )
  const saveLater = useCallback(
    (value: Value): void => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer)
      waiting.current = { value, timer: setTimeout(() => save(), PAUSE_MS) }
    },
    [save],
  )

  useEffect(() => {
    // What was typed while there was no line goes as soon as there is one.
    const again = (): void => {
      const { current: now } = latest
      if (now !== null && now.savedAt !== now.servedAt) saveLater(now.value)
    }
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save(true)
    }
    const leave = (): void => save(true)
    again()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', again)
      save()
    }
  }, [save, saveLater])

  const clear = (): void => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer)
    waiting.current = null
    set(null)
    setRestoredAt(null)
    setHereOnly(false)
    // One that is still on its way would come back after what it became.
    void running.current.then(async () => {
      if (latest.current === null) await calls.drop()
    })
  }
  return {
    kept,
    isHereOnly,
    restoredAt,
    save: () => save(),
    change: (next) => {
      const value = next(latest.current?.value ?? null)
      if (value === null) return clear()
      set({ value, savedAt: new Date().toISOString(), servedAt: latest.current?.servedAt ?? null })
      saveLater(value)
    },
    clear,
  }
}
