import { qualificationSaving } from '../../api/use-save-profile.ts'
import { qualificationFormErrors, qualificationValues } from '../forms/qualification.ts'
import { QualificationForm } from '../forms/QualificationForm.tsx'
import type { SectionEditorProps } from './types.ts'
import { useEntryForm } from './use-entry-form.ts'

/** The editor of one qualification. */
export const QualificationEditor = (props: SectionEditorProps & { readonly id: string }) => {
  const form = useEntryForm(props, {
    entries: props.profile.qualifications,
    valuesOf: qualificationValues,
    errorsOf: qualificationFormErrors,
    saving: qualificationSaving,
  })
  return <QualificationForm {...form} />
}
