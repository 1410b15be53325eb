import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError, FormRow } from '@guildhall/ui-kit/Form'
import { TextField } from '@guildhall/ui-kit/TextField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The form values of a company. */
export interface HideValues {
  readonly name: string
  readonly website: string
}

export interface HideFormProps {
  readonly values: HideValues
  readonly onChange: (changes: Partial<HideValues>) => void
  readonly onSave: () => void
  readonly onClose: () => void
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
}

/** The form to hide the profile from a company, including one that is not registered yet. Rule: PROF-24. */
export const HideForm = ({
  values,
  onChange,
  onSave,
  onClose,
  isPending = false,
  errors = [],
  refusal = null,
}: HideFormProps) => (
  <Form label={t('Hide from a company')} onSubmit={onSave} errors={errors}>
    {refusal !== null && (
      <Banner tone="danger" role="alert">
        {refusal}
      </Banner>
    )}
    <FormRow>
      <TextField
        label={t('Company')}
        name="name"
        isRequired
        value={values.name}
        onChange={(name) => onChange({ name })}
        errorMessage={getErrorMessage(errors, 'name')}
      />
      <TextField
        label={t('Website')}
        name="website"
        description={t('Finds them under another name too; may stay empty.')}
        value={values.website}
        onChange={(website) => onChange({ website })}
        errorMessage={getErrorMessage(errors, 'website')}
      />
    </FormRow>
    <div>
      <Button type="submit" size="sm" isPending={isPending} pendingLabel={t('Hiding')}>
        {t('Hide from it')}
      </Button>{' '}
      <Button variant="quiet" size="sm" onPress={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  </Form>
)
