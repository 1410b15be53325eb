import { industries } from '@guildhall/domain/reference'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The props of the three list forms. */
export interface ListFormProps extends FormDrawerState {
  readonly items: readonly string[]
  readonly onChange: (items: readonly string[]) => void
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
}

/** The thirteen industries; any number can be selected. Rule: REF-1. */
export const IndustriesForm = ({ items, onChange, ...drawer }: ListFormProps) => (
  <FormDrawer {...drawer} title={t('Industries')} saveText={t('Save industries')}>
    <CheckboxGroup
      label={t('You know your way round')}
      value={[...items]}
      onChange={onChange}
      errorMessage={getErrorMessage(drawer.errors ?? [], 'items')}
    >
      {industries.map((industry) => (
        <Checkbox key={industry} value={industry}>
          {t(industry)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  </FormDrawer>
)
