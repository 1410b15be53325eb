import { toListCode } from '@guildhall/domain/reference'
import { useSuggestedList } from '../../../../shared/lists/use-list.ts'
import { workEntrySaving } from '../../api/use-save-profile.ts'
import { workEntryErrors, workEntryValues } from '../forms/work-entry.ts'
import { WorkEntryForm } from '../forms/WorkEntryForm.tsx'
import type { SectionEditorProps } from './types.ts'
import { useEntryForm } from './use-entry-form.ts'

/** The editor of one entry of the work history. */
export const WorkEntryEditor = (props: SectionEditorProps & { readonly id: string }) => {
  const form = useEntryForm(props, {
    entries: props.profile.workExperiences,
    valuesOf: workEntryValues,
    errorsOf: workEntryErrors,
    saving: workEntrySaving,
  })
  const { industries, skills } = props.profile
  return (
    <WorkEntryForm
      {...form}
      offered={skills}
      listed={useSuggestedList('skills')}
      industries={industries.map(toListCode)}
    />
  )
}
