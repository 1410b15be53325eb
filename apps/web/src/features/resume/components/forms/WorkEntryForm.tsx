import { ENTRY_DESCRIPTION_MAX_LENGTH, ENTRY_LINE_MAX_LENGTH } from '@guildhall/domain/profiles'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { messageOf } from '../../../../shared/forms/message-of.ts'
import { useUnmended } from '../../../../shared/forms/use-unmended.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import { SkillsField } from './SkillsField.tsx'
import type { WorkEntryValues } from './work-entry.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface WorkEntryFormProps extends FormDrawerState {
  readonly isNew: boolean
  readonly values: WorkEntryValues
  readonly onChange: (changes: Partial<WorkEntryValues>) => void
  /** Skills that the profile has. */
  readonly offered: readonly string[]
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
}

const none: readonly FormError[] = []

/** One entry of the work history: from, to, current. Rule: PROF-13. */
export const WorkEntryForm = ({ isNew, values, onChange, offered, ...drawer }: WorkEntryFormProps) => {
  const unmended = useUnmended(drawer.errors ?? none, values)
  const errorOf = (field: string) => messageOf(unmended, field)
  return (
    <FormDrawer
      {...drawer}
      title={isNew ? say('Add work experience') : say('Work experience')}
      saveText={say('Save entry')}
    >
      <TextField
        label={say('Title')}
        name="title"
        maxLength={ENTRY_LINE_MAX_LENGTH}
        value={values.title}
        onChange={(title) => onChange({ title })}
        error={errorOf('title')}
      />
      <FormRow>
        <TextField
          label={say('Company')}
          name="company"
          maxLength={ENTRY_LINE_MAX_LENGTH}
          value={values.company}
          onChange={(company) => onChange({ company })}
          error={errorOf('company')}
        />
        <TextField
          label={say('Location')}
          name="location"
          maxLength={ENTRY_LINE_MAX_LENGTH}
          value={values.location}
          onChange={(location) => onChange({ location })}
          error={errorOf('location')}
        />
      </FormRow>
      <Checkbox isSelected={values.currentWork} onChange={(currentWork) => onChange({ currentWork })}>
        {say('I work here now')}
      </Checkbox>
      <FormRow>
        <DatePicker
          label={say('From')}
          name="startDate"
          value={values.startDate === '' ? null : values.startDate}
          onChange={(day) => onChange({ startDate: day ?? '' })}
          error={errorOf('startDate')}
        />
        {!values.currentWork && (
          <DatePicker
            label={say('To')}
            name="endDate"
            value={values.endDate}
            onChange={(endDate) => onChange({ endDate })}
            error={errorOf('endDate')}
          />
        )}
      </FormRow>
      <TextArea
        label={say('What you did')}
        name="description"
        counts
        maxLength={ENTRY_DESCRIPTION_MAX_LENGTH}
        value={values.description}
        onChange={(description) => onChange({ description })}
        error={errorOf('description')}
      />
      <SkillsField
        label={say('Skills you used')}
        skills={values.skills}
        onChange={(skills) => onChange({ skills })}
        offered={offered}
      />
    </FormDrawer>
  )
}
