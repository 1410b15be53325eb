import { useState } from 'react'
import { api } from '../../../../shared/api/client.ts'
import { useFormDraft } from '../../../../shared/drafts/use-form-draft.ts'
import { useSave } from '../../../session/index.ts'
import {
  refusedWorkEntry,
  workEntryErrors,
  type WorkEntryValues,
  workEntryValues,
  wireOfEntry,
} from '../forms/work-entry.ts'
import { WorkEntryForm } from '../forms/WorkEntryForm.tsx'
import { newId } from './new-id.ts'
import type { SectionEditorProps } from './types.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** One entry of the work history; `id` is its own, or 'new'. An id that is no entry opens a new one. */
export const WorkEntryEditor = ({ profile, opened, onClose, id }: SectionEditorProps & { readonly id: string }) => {
  const entry = profile.workExperiences.find(({ uuid }) => uuid === id) ?? null
  const [saved] = useState(() => workEntryValues(entry?.uuid ?? newId(), entry))
  const draft = useFormDraft({
    ...opened,
    saved,
    stands: entry,
    isSaved: ({ uuid }) => entry === null && profile.workExperiences.some((there) => there.uuid === uuid),
  })
  const close = (): void => {
    draft.forget()
    onClose()
  }
  const saving = useSave({
    call: ({ uuid, ...values }: WorkEntryValues) => {
      const body = wireOfEntry(values)
      return entry === null
        ? api.addWorkExperience({ params: { id: uuid }, body })
        : api.replaceWorkExperience({ params: { id: uuid }, body })
    },
    errorsOf: refusedWorkEntry,
    said: t('Work experience saved'),
    onSaved: close,
  })
  return (
    <WorkEntryForm
      isNew={entry === null}
      values={draft.values}
      onChange={draft.change}
      offered={profile.skills}
      isDraft={draft.isChanged}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
      onClose={onClose}
      onCancel={close}
      onSave={() => saving.save(draft.values, workEntryErrors(draft.values, new Date()))}
    />
  )
}
