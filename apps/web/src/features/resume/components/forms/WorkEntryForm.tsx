import { ENTRY_DESCRIPTION_MAX_LENGTH, ENTRY_LINE_MAX_LENGTH } from '@guildhall/domain/profiles'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import { type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import { SkillsField, type SkillsFieldProps } from './SkillsField.tsx'
import type { WorkEntryValues } from './work-entry.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface WorkEntryFormProps extends FormDrawerState, Pick<SkillsFieldProps, 'industries' | 'listed'> {
  readonly isNew: boolean
  readonly values: WorkEntryValues
  readonly onChange: (changes: Partial<WorkEntryValues>) => void
  /** Skills in the profile. */
  readonly offered: readonly string[]
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
}

const none: readonly FormError[] = []

/** One entry of the work history, with its dates. Rule: PROF-13. */
export const WorkEntryForm = ({
  isNew,
  values,
  onChange,
  offered,
  listed,
  industries,
  ...drawer
}: WorkEntryFormProps) => {
  const remaining = useRemainingErrors(drawer.errors ?? none, values)
  const errorOf = (field: string) => getErrorMessage(remaining, field)
  return (
    <FormDrawer {...drawer} title={isNew ? t('Add work experience') : t('Work experience')} saveText={t('Save entry')}>
      <TextField
        label={t('Title')}
        name="title"
        isRequired
        maxLength={ENTRY_LINE_MAX_LENGTH}
        value={values.title}
        onChange={(title) => onChange({ title })}
        errorMessage={errorOf('title')}
      />
      <FormRow>
        <TextField
          label={t('Company')}
          name="company"
          isRequired
          maxLength={ENTRY_LINE_MAX_LENGTH}
          value={values.company}
          onChange={(company) => onChange({ company })}
          errorMessage={errorOf('company')}
        />
        <TextField
          label={t('Location')}
          name="location"
          maxLength={ENTRY_LINE_MAX_LENGTH}
          value={values.location}
          onChange={(location) => onChange({ location })}
          errorMessage={errorOf('location')}
        />
      </FormRow>
      <Checkbox isSelected={values.currentWork} onChange={(currentWork) => onChange({ currentWork })}>
        {t('I work here now')}
      </Checkbox>
      <FormRow>
        <DatePicker
          label={t('From')}
          name="startDate"
          isRequired
          value={values.startDate === '' ? null : values.startDate}
          onChange={(day) => onChange({ startDate: day ?? '' })}
          errorMessage={errorOf('startDate')}
        />
        {!values.currentWork && (
          <DatePicker
            label={t('To')}
            name="endDate"
            isRequired
            value={values.endDate}
            onChange={(endDate) => onChange({ endDate })}
            errorMessage={errorOf('endDate')}
          />
        )}
      </FormRow>
      <TextArea
        label={t('What you did')}
        name="description"
        showCharacterCount
        maxLength={ENTRY_DESCRIPTION_MAX_LENGTH}
        value={values.description}
        onChange={(description) => onChange({ description })}
        errorMessage={errorOf('description')}
      />
      <SkillsField
        label={t('Skills you used')}
        skills={values.skills}
        onChange={(skills) => onChange({ skills })}
        offered={offered}
        listed={listed}
        industries={industries}
      />
    </FormDrawer>
  )
}
