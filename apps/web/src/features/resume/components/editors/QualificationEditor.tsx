import { useState } from 'react'
import { api } from '../../../../shared/api/client.ts'
import { useFormDraft } from '../../../../shared/drafts/use-form-draft.ts'
import { useSave } from '../../../session/index.ts'
import {
  qualificationFormErrors,
  type QualificationValues,
  qualificationValues,
  refusedQualification,
  wireOfQualification,
} from '../forms/qualification.ts'
import { QualificationForm } from '../forms/QualificationForm.tsx'
import { newId } from './new-id.ts'
import type { SectionEditorProps } from './types.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** One qualification; `id` is its own, or 'new'. An id that is no entry opens a new one. */
export const QualificationEditor = ({ profile, opened, onClose, id }: SectionEditorProps & { readonly id: string }) => {
  const entry = profile.qualifications.find(({ uuid }) => uuid === id) ?? null
  const [saved] = useState(() => qualificationValues(entry?.uuid ?? newId(), entry))
  const draft = useFormDraft({
    ...opened,
    saved,
    stands: entry,
    isSaved: ({ uuid }) => entry === null && profile.qualifications.some((there) => there.uuid === uuid),
  })
  const close = (): void => {
    draft.forget()
    onClose()
  }
  const saving = useSave({
    call: ({ uuid, ...values }: QualificationValues) => {
      const body = wireOfQualification(values)
      return entry === null
        ? api.putQualification({ params: { id: uuid }, body })
        : api.replaceQualification({ params: { id: uuid }, body })
    },
    errorsOf: refusedQualification,
    said: t('Education saved'),
    onSaved: close,
  })
  return (
    <QualificationForm
      isNew={entry === null}
      values={draft.values}
      onChange={draft.change}
      isDraft={draft.isChanged}
      isPending={saving.isPending}
      errors={saving.errors}
      refusal={saving.refusal}
      onClose={onClose}
      onCancel={close}
      onSave={() => saving.save(draft.values, qualificationFormErrors(draft.values, new Date()))}
    />
  )
}
