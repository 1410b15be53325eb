/** A draft of a message and when it was saved; null if the time is unknown. */
export interface LocalDraft {
  readonly text: string
  /** ISO date-time. */
  readonly savedAt: string | null
}

const nothing: LocalDraft = { text: '', savedAt: null }

/** The draft that this browser has stored under a key. */
export function readLocalDraft(key: string): LocalDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('text' in stored)) return nothing
    const savedAt = 'savedAt' in stored && typeof stored.savedAt === 'string' ? stored.savedAt : null
    return { text: String(stored.text), savedAt }
  } catch {
    return nothing
  }
}

/** Stores a draft in this browser; an empty draft deletes it. Failures of the storage are ignored. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  try {
    if (draft.text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

/** The newer of two drafts; a draft that only this browser has is never lost. */
export const pickNewerDraft = (local: LocalDraft, remote: LocalDraft | null): LocalDraft => {
  if (remote === null || remote.text === '') return local
  if (local.text === '') return remote
  return (remote.savedAt ?? '') > (local.savedAt ?? '') ? remote : local
}
