import { Text } from '@guildhall/ui-kit/Text'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { FormDrawer } from '../FormDrawer/index.ts'
import type { ListFormProps } from './IndustriesForm.tsx'
import { SkillsField, type SkillsFieldProps } from './SkillsField.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface SkillsFormProps extends ListFormProps, Pick<SkillsFieldProps, 'industries' | 'listed'> {
  /** Skills in the work history. */
  readonly offered: readonly string[]
}

/** The skills of a profile. Rule: PROF-8. */
export const SkillsForm = ({ items, onChange, offered, listed, industries, ...drawer }: SkillsFormProps) => (
  <FormDrawer {...drawer} title={t('Skills')} saveText={t('Save skills')}>
    <SkillsField
      label={t('What you are good at')}
      skills={items}
      onChange={onChange}
      offered={offered}
      listed={listed}
      industries={industries}
      error={getErrorMessage(drawer.errors ?? [], 'items')}
    />
    <Text variant="caption">{t('The first three stand on your row in a search.')}</Text>
  </FormDrawer>
)
