import { industries } from '@guildhall/domain/reference'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { messageOf } from '../../../../shared/forms/message-of.ts'
import { FormDrawer, type FormDrawerState } from '../FormDrawer/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** What the three forms of a list share. */
export interface ListFormProps extends FormDrawerState {
  readonly items: readonly string[]
  readonly onChange: (items: readonly string[]) => void
  readonly onSave: () => void
  readonly onCancel: () => void
  readonly isDraft?: boolean
}

/** The thirteen industries, any number of them. Rule: REF-1. */
export const IndustriesForm = ({ items, onChange, ...drawer }: ListFormProps) => (
  <FormDrawer {...drawer} title={say('Industries')} saveText={say('Save industries')}>
    <CheckboxGroup
      label={say('You know your way round')}
      value={[...items]}
      onChange={onChange}
      error={messageOf(drawer.errors ?? [], 'items')}
    >
      {industries.map((industry) => (
        <Checkbox key={industry} value={industry}>
          {say(industry)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  </FormDrawer>
)
