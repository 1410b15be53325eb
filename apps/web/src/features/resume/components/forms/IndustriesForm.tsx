import { distinct } from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { Checkbox, CheckboxGroup } from '@guildhall/ui-kit/Checkbox'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import type { OfferedEntry } from '../../../../shared/lists/use-list.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
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

export interface IndustriesFormProps extends ListFormProps {
  readonly offered: Loadable<readonly OfferedEntry[]>
  /** Those of the profile, which may not be offered any more. */
  readonly saved: readonly string[]
}

/** The industries that are offered, and those that somebody has; any number can be selected. Rule: REF-29. */
export const IndustriesForm = ({ items, onChange, offered, saved, ...drawer }: IndustriesFormProps) => (
  <FormDrawer {...drawer} title={t('Industries')} saveText={t('Save industries')}>
    {offered.state === 'loading' && (
      <SkeletonGroup label={t('Loading the industries')}>
        <Skeleton width="50%" />
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    )}
    {offered.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('The industries did not load')}
        actions={<Button onPress={offered.onRetry}>{t('Try again')}</Button>}
      >
        {offered.message}
      </EmptyState>
    )}
    {offered.state === 'ready' && (
      <CheckboxGroup
        label={t('You know your way round')}
        value={[...items]}
        onChange={onChange}
        errorMessage={getErrorMessage(drawer.errors ?? [], 'items')}
      >
        {distinct([...offered.value.map(({ label }) => label), ...saved]).map((industry) => (
          <Checkbox key={industry} value={industry}>
            {t(industry)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    )}
  </FormDrawer>
)
