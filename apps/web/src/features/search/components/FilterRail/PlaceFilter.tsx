import { mayBeRemote } from '@guildhall/domain/search'
import { Switch } from '@guildhall/ui-kit/Switch'
import type { FiltersProps } from './filters-props.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** What belongs to the place of the search. Rule: SRCH-52. */
export const PlaceFilter = ({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => (
  <div className={styles['group']}>
    <Switch
      isSelected={search.remoteAnywhere}
      isDisabled={!mayBeRemote(search)}
      onChange={(remoteAnywhere) => onChange({ ...search, remoteAnywhere })}
    >
      {t('Also remote people from elsewhere')}
    </Switch>
  </div>
)
