import { useCallback, useEffect, useRef, useState } from 'react'
import { writeStored, browserStorage } from '../storage/stored.ts'
import type { StoredDraft } from './stored-draft.ts'

/** The server calls of a draft. */
export interface DraftCalls<Value> {
  /** Saves the draft; resolves to when it was saved (ISO date-time), null if it was not. */
  readonly keep: (value: Value, isLeaving: boolean) => Promise<string | null>
  readonly drop: () => Promise<unknown>
}

/** The state of a draft. */
export interface DraftState<Value> {
  /** The draft, and when it was saved; null if there is none. */
  readonly kept: StoredDraft<Value> | null
  /** True while only this browser has the draft, because saving it on the server failed. */
  readonly isHereOnly: boolean
  /** When the restored draft was saved; null if the form opened without a draft. */
  readonly restoredAt: Date | null
  /** Sets the draft to the result of `next` for the current value; null clears it. */
  readonly change: (next: (now: Value | null) => Value | null) => void
  /** Saves pending changes now, without waiting for a pause in typing. */
  readonly save: () => void
  /** Removes the draft here and on the server, because it was sent, saved or discarded. */
  readonly clear: () => void
}

/** How long a pause in typing must be before the draft is saved on the server. */
const PAUSE_MS = 500

interface Waiting<Value> {
  readonly value: Value
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * A draft that starts with `opening`. It is saved in this browser at `key` on every change, and on the server after a pause in typing and when the
 * page is left, so that it survives a closed tab and is available in another browser. `calls` must keep its identity between renders. Rule: UI-22.
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
    // Changes that were made offline are saved when the connection returns.
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
    // A save that is still in flight would restore the draft after it was discarded.
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
