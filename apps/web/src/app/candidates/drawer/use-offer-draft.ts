import { emptyOfferForm, type OfferForm } from '@guildhall/domain/conversations'
import { useState } from 'react'

interface Kept {
  readonly value: OfferForm
  /** ISO date-time. */
  readonly savedAt: string
}

export interface OfferDraft {
  readonly value: OfferForm
  readonly change: (value: OfferForm) => void
  /** When what was typed was last kept; null while nothing was. */
  readonly savedAt: Date | null
  readonly clear: () => void
}

const keyOf = (viewerUuid: string, candidateUuid: string): string =>
  `guildhall-offer-draft:${viewerUuid}:${candidateUuid}`

function read(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('savedAt' in kept)) return null
    return { value: { ...emptyOfferForm, ...(kept.value as OfferForm) }, savedAt: String(kept.savedAt) }
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; then the draft lives as long as the page. */
function keep(key: string, kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    return
  }
}

/** What is being written to one person, kept at every change, so that nothing typed is lost. */
export function useOfferDraft(viewerUuid: string, candidateUuid: string, prefill: OfferForm): OfferDraft {
  const key = keyOf(viewerUuid, candidateUuid)
  const [kept, setKept] = useState(() => read(key))
  return {
    value: kept?.value ?? prefill,
    savedAt: kept === null ? null : new Date(kept.savedAt),
    change: (value) => {
      const next = { value, savedAt: new Date().toISOString() }
      setKept(next)
      keep(key, next)
    },
    clear: () => keep(key, null),
  }
}
