import { browserStorage, readStored, writeStored } from '../../../shared/storage/stored.ts'
import { pickNewestDraft, type StoredDraft } from '../../../shared/drafts/stored-draft.ts'

/** The draft of a message. */
export type LocalDraft = StoredDraft<string>

/** As it is stored. Drafts that were stored by an older page lack the times. */
interface StoredText {
  readonly text: string
  readonly savedAt?: string | null
  readonly servedAt?: string | null
}

/** The draft that this browser has stored under a key; null if there is none. */
export function readLocalDraft(key: string): LocalDraft | null {
  const stored = readStored<StoredText>(browserStorage, key)
  if (stored?.text === undefined) return null
  return { value: stored.text, savedAt: stored.savedAt ?? '', servedAt: stored.servedAt ?? null }
}

/** Stores a draft in this browser; an empty draft deletes it. Failures of the storage are ignored. */
export function saveLocalDraft(key: string, draft: LocalDraft | null): void {
  if (draft === null || draft.value === '') return writeStored(browserStorage, key, null)
  const { value: text, savedAt, servedAt } = draft
  writeStored(browserStorage, key, { text, savedAt, servedAt } satisfies StoredText)
}

/**
 * The newer of the draft here and the one on the server. One that the server had and has no more was sent or discarded elsewhere; one that only
 * this browser has is never lost. Rules: CONV-51, UI-22.
 */
export const chooseDraft = (
  here: LocalDraft | null,
  there: { readonly text: string; readonly savedAt: string } | null,
): LocalDraft | null =>
  pickNewestDraft(here, there === null || there.text === '' ? null : { value: there.text, savedAt: there.savedAt })
