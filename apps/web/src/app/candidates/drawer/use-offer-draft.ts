import type { OfferForm } from '@guildhall/domain/conversations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { offerFormToWire } from '../from-wire.ts'
import { useHiringApi } from '../hiring-api.ts'
import { draftPrefixes } from '../../profile/draft-prefixes.ts'
import { keep, thisBrowser } from '../../profile/kept.ts'
import { keptOffer, type KeptOffer, offerToGoOnWith, type ServedOffer } from './kept-offer.ts'

/** What is being written to one person. */
export interface OfferDraft {
  readonly value: OfferForm
  readonly change: (value: OfferForm) => void
  /** When what was typed was last kept; null while nothing was. */
  readonly savedAt: Date | null
  /** True while only this browser has it, because the server did not take it. */
  readonly isHereOnly: boolean
  /** When what the form opened with was written; null where it opened with nothing typed. */
  readonly restoredAt: Date | null
  /** Keeps at once what waits for a pause in the typing. */
  readonly save: () => void
  /** Forgets it, here and on the server: it is sent, or not wanted. */
  readonly clear: () => void
}

/** How long typing rests before the server hears of it. */
const PAUSE_MS = 500

interface Waiting {
  readonly value: OfferForm
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * What is being written to one person: kept here at every change and on the server after a moment's rest and on leaving, so that it
 * survives a closed tab and another browser. `there` is what the server had when the form opened; undefined where it could not say.
 * Source: D15; ui 8.
 */
export function useOfferDraft(
  viewerUuid: string,
  candidateUuid: string,
  prefill: OfferForm,
  there: ServedOffer | null | undefined,
): OfferDraft {
  const { calls } = useHiringApi()
  const key = `${draftPrefixes.offer}${viewerUuid}:${candidateUuid}`
  const [kept, setKept] = useState<KeptOffer | null>(() => {
    const here = keptOffer(key)
    return there === undefined ? here : offerToGoOnWith(here, there)
  })
  const [restoredAt, setRestoredAt] = useState(() => (kept === null ? null : new Date(kept.savedAt)))
  const [isHereOnly, setHereOnly] = useState(false)
  const latest = useRef(kept)
  const waiting = useRef<Waiting | null>(null)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const set = useCallback(
    (next: KeptOffer | null): void => {
      latest.current = next
      setKept(next)
      keep(thisBrowser, key, next)
    },
    [key],
  )
  const save = useCallback(
    (isLeaving = false): void => {
      if (waiting.current === null) return
      const { timer, value } = waiting.current
      clearTimeout(timer)
      waiting.current = null
      const sent = { params: { uuid: candidateUuid }, body: { offer_content: offerFormToWire(value) } }
      running.current = calls.keepDraft(sent, { keepalive: isLeaving }).then((answer) => {
        const now = latest.current
        if (now?.value !== value) return
        setHereOnly(!answer.ok)
        const savedAt = answer.ok ? answer.value.draft?.savedAt : undefined
        if (savedAt !== undefined) set({ value, savedAt, servedAt: savedAt })
      })
    },
    [calls, candidateUuid, set],
  )
  const saveLater = useCallback(
    (value: OfferForm): void => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer)
      waiting.current = { value, timer: setTimeout(() => save(), PAUSE_MS) }
    },
    [save],
  )

  useEffect(() => {
    const { current } = latest
    // What was typed while there was no line goes as soon as there is one.
    if (current !== null && current.savedAt !== current.servedAt) saveLater(current.value)
    const again = (): void => {
      const { current: now } = latest
      if (now !== null && now.savedAt !== now.servedAt) saveLater(now.value)
    }
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save(true)
    }
    const leave = (): void => save(true)
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

  return {
    value: kept?.value ?? prefill,
    savedAt: kept === null ? null : new Date(kept.savedAt),
    isHereOnly,
    restoredAt,
    save: () => save(),
    change: (value) => {
      set({ value, savedAt: new Date().toISOString(), servedAt: latest.current?.servedAt ?? null })
      saveLater(value)
    },
    clear: () => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer)
      waiting.current = null
      set(null)
      setRestoredAt(null)
      setHereOnly(false)
      // One that is still on its way would come back after the request that it became.
      void running.current.then(async () => {
        if (latest.current === null) await calls.dropDraft({ params: { uuid: candidateUuid } })
      })
    },
  }
}
