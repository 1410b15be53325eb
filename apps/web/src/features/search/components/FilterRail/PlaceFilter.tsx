import { hasRadius, mayBeRemote, placeRadii } from '@guildhall/domain/search'
import { Select } from '@guildhall/ui-kit/Select'
import { Switch } from '@guildhall/ui-kit/Switch'
import type { FiltersProps } from './filters-props.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const radii = placeRadii.map((kilometres) => ({ id: String(kilometres), label: t('{kilometres} km', { kilometres }) }))

/** How far around a town, and whether remote people from elsewhere are wanted, too. Rules: SRCH-51, SRCH-52. */
export const PlaceFilter = ({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => (
  <div className={styles['group']}>
    {hasRadius(search) && (
      <Select
        label={t('Distance, at most')}
        options={radii}
        value={String(search.radiusKm)}
        onChange={(id) => {
          const radiusKm = placeRadii.find((kilometres) => String(kilometres) === id)
          if (radiusKm !== undefined) onChange({ ...search, radiusKm })
        }}
      />
    )}
    <Switch
      isSelected={search.remoteAnywhere}
      isDisabled={!mayBeRemote(search)}
      onChange={(remoteAnywhere) => onChange({ ...search, remoteAnywhere })}
    >
      {t('Also remote people from elsewhere')}
    </Switch>
  </div>
)
