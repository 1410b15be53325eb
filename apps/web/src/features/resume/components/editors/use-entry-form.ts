import type { FormError } from '@guildhall/ui-kit/Form'
import { useState } from 'react'
import { useFormDraft } from '../../../../shared/drafts/use-form-draft.ts'
import { localDay } from '../../../../shared/hooks/use-now.ts'
import { type EntrySaving, useSaveEntry } from '../../api/use-save-profile.ts'
import type { SectionEditorProps } from './types.ts'

interface Identified {
  readonly uuid: string
}

/** The entries of one kind, and how they are edited. */
export interface EntryForm<Entry extends Identified, Values extends Identified> {
  readonly entries: readonly Entry[]
  /** The form values of an entry, or of a new one with that id. */
  readonly valuesOf: (uuid: string, entry: Entry | null) => Values
  /** The errors on a day, YYYY-MM-DD: the user's own, as the server accepts the current date of any time zone. Rule: PROF-52. */
  readonly errorsOf: (values: Values, today: string) => readonly FormError[]
  readonly saving: EntrySaving<Values>
}

/** An id generated in the browser, so that a repeated save does not duplicate the entry; if that is not possible, the server generates it. */
const newId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : 'new')

/** The state of the form of one entry in a list: `id` is the entry's id, or 'new'. An unknown id opens a new entry. */
export function useEntryForm<Entry extends Identified, Values extends Identified>(
  { id, opened, onClose }: Pick<SectionEditorProps, 'opened' | 'onClose'> & { readonly id: string },
  { entries, errorsOf, saving: how, valuesOf }: EntryForm<Entry, Values>,
) {
  const entry = entries.find(({ uuid }) => uuid === id) ?? null
  const [saved] = useState(() => valuesOf(entry?.uuid ?? newId(), entry))
  const draft = useFormDraft({
    ...opened,
    saved,
    current: entry,
    isSaved: ({ uuid }) => entry === null && entries.some((other) => other.uuid === uuid),
  })
  const close = (): void => {
    draft.clear()
    onClose()
  }
  const saving = useSaveEntry(how, entry === null, close)
  return {
    isNew: entry === null,
    values: draft.values,
    onChange: draft.change,
    isDraft: draft.isChanged,
    isPending: saving.isPending,
    errors: saving.errors,
    refusal: saving.refusal,
    onClose,
    onCancel: close,
    onSave: () => saving.save(draft.values, errorsOf(draft.values, localDay(new Date()))),
  }
}
