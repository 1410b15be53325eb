/** A message that is begun, and when it was kept; null for one of which nobody knows. */
export interface LocalDraft {
  readonly text: string
  /** ISO date-time. */
  readonly savedAt: string | null
}

const nothing: LocalDraft = { text: '', savedAt: null }

/** What this browser keeps under a key. */
export function readLocalDraft(key: string): LocalDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('text' in kept)) return nothing
    const savedAt = 'savedAt' in kept && typeof kept.savedAt === 'string' ? kept.savedAt : null
    return { text: String(kept.text), savedAt }
  } catch {
    return nothing
  }
}

/** Keeps a draft here; an empty one is none. A browser that keeps nothing still lets people write. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  try {
    if (draft.text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

/** Which of two drafts is written on with: the newer; what only this browser has is never thrown away for nothing. */
export const newerDraft = (local: LocalDraft, remote: LocalDraft | null): LocalDraft => {
  if (remote === null || remote.text === '') return local
  if (local.text === '') return remote
  return (remote.savedAt ?? '') > (local.savedAt ?? '') ? remote : local
}
