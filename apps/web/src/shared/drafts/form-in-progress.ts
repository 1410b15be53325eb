import { newestDraft, type StoredDraft, type ServerDraft } from './stored-draft.ts'
import { readJson } from '../storage/stored.ts'

/** What was typed into a section's form, and what the profile had then, as text. */
export interface FormInProgress<Values> {
  readonly values: Values
  readonly from: string
}

/** An unfinished form as the server stores it: its JSON, and when it was saved (ISO date-time). */
export interface ServerForm {
  readonly form: string
  readonly savedAt: string
}

const formIn = <Values extends object>({ form, savedAt }: ServerForm): ServerDraft<FormInProgress<Values>> | null => {
  const { from, values } = readJson<FormInProgress<Values>>(form) ?? {}
  return typeof from === 'string' && typeof values === 'object' ? { value: { from, values }, savedAt } : null
}

/**
 * Which of two begun forms is gone on with; `there` is undefined where the server could not say. One that was typed over something that
 * does not stand any more counts for nothing: its section was saved since, here or elsewhere. `isSaved` tells of a new entry that it is in
 * the profile already. Rule: UI-22.
 */
export function newestForm<Values extends object>(
  here: StoredDraft<FormInProgress<Values>> | null,
  there: ServerForm | null | undefined,
  from: string,
  isSaved: (values: Values) => boolean = () => false,
): StoredDraft<FormInProgress<Values>> | null {
  const current = <Draft extends ServerDraft<FormInProgress<Values>>>(draft: Draft | null): Draft | null =>
    draft !== null && draft.value.from === from && !isSaved(draft.value.values) ? draft : null
  // An old one on the server says nothing of what was typed here since.
  return newestDraft(current(here), there ? (current(formIn<Values>(there)) ?? undefined) : there)
}
