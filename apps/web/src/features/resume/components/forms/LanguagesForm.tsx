import { languagesPinnedFirst } from '@guildhall/domain/reference'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { FormDrawer } from '../FormDrawer/index.ts'
import type { ListFormProps } from './IndustriesForm.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const choiceOf = (name: string) => ({ id: name, label: name })
const choices = languagesPinnedFirst.map(({ name }) => choiceOf(name))

/** The languages of a profile, selected from the list. Rule: REF-2. */
export const LanguagesForm = ({ items, onChange, ...drawer }: ListFormProps) => (
  <FormDrawer {...drawer} title={t('Languages')} saveText={t('Save languages')}>
    <MultiSelect
      label={t('You can work in')}
      options={choices}
      value={items.map(choiceOf)}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
      placeholder={t('Add a language')}
      emptyState={t('No language of that name')}
      errorMessage={getErrorMessage(drawer.errors ?? [], 'items')}
    />
  </FormDrawer>
)
