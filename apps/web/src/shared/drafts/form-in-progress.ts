import { pickNewestDraft, type StoredDraft, type ServerDraft } from './stored-draft.ts'
import { readJson } from '../storage/stored.ts'

/** The values of a section's form, and the saved version of the section that they are based on, as JSON. */
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
 * Returns the newer of two unfinished forms, the local and the server's; `there` is undefined if the server's could not be loaded. A form that is
 * based on an outdated version is ignored: its section was saved since, here or elsewhere. `isSaved` returns true for a new entry that is already in
 * the profile. Rule: UI-22.
 */
export function pickNewestForm<Values extends object>(
  here: StoredDraft<FormInProgress<Values>> | null,
  there: ServerForm | null | undefined,
  from: string,
  isSaved: (values: Values) => boolean = () => false,
): StoredDraft<FormInProgress<Values>> | null {
  const current = <Draft extends ServerDraft<FormInProgress<Values>>>(draft: Draft | null): Draft | null =>
    draft !== null && draft.value.from === from && !isSaved(draft.value.values) ? draft : null
  // An outdated form on the server does not invalidate what was typed here since.
  return pickNewestDraft(current(here), there ? (current(formIn<Values>(there)) ?? undefined) : there)
}
