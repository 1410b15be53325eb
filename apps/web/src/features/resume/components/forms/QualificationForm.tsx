import { ENTRY_LINE_MAX_LENGTH } from '@guildhall/domain/profiles'
import { educationLevels } from '@guildhall/domain/reference'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { DatePicker } from '@guildhall/ui-kit/DatePicker'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import type { QualificationValues } from './qualification.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface QualificationFormProps extends FormDrawerState {
  readonly isNew: boolean
  readonly values: QualificationValues
  readonly onChange: (changes: Partial<QualificationValues>) => void
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
}

const none: readonly FormError[] = []
const levels = educationLevels.filter(({ rank }) => rank > 0).map(({ name }) => ({ id: name, label: t(name) }))

/** One qualification: subject, institution, level and date. Rule: PROF-14. */
export const QualificationForm = ({ isNew, values, onChange, ...drawer }: QualificationFormProps) => {
  const remaining = useRemainingErrors(drawer.errors ?? none, values)
  const errorOf = (field: string) => getErrorMessage(remaining, field)
  return (
    <FormDrawer {...drawer} title={isNew ? t('Add education') : t('Education')} saveText={t('Save education')}>
      <TextField
        label={t('Qualification')}
        name="qualification"
        isRequired
        description={t('As it stands on the certificate: “BSc Computer Science”.')}
        maxLength={ENTRY_LINE_MAX_LENGTH}
        value={values.qualification}
        onChange={(qualification) => onChange({ qualification })}
        errorMessage={errorOf('qualification')}
      />
      <TextField
        label={t('Institution')}
        name="institution"
        isRequired
        maxLength={ENTRY_LINE_MAX_LENGTH}
        value={values.institution}
        onChange={(institution) => onChange({ institution })}
        errorMessage={errorOf('institution')}
      />
      <Select
        label={t('Level')}
        name="educationType"
        isRequired
        options={levels}
        value={values.educationType === '' ? null : values.educationType}
        onChange={(educationType) => onChange({ educationType })}
        errorMessage={errorOf('educationType')}
      />
      <Checkbox
        isSelected={values.currentlyCompleting}
        onChange={(currentlyCompleting) => onChange({ currentlyCompleting })}
      >
        {t('I am still completing it')}
      </Checkbox>
      {!values.currentlyCompleting && (
        <DatePicker
          label={t('Graduated on')}
          name="dateGraduated"
          isRequired
          value={values.dateGraduated}
          onChange={(dateGraduated) => onChange({ dateGraduated })}
          errorMessage={errorOf('dateGraduated')}
        />
      )}
    </FormDrawer>
  )
}
