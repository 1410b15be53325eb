import { SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { NearRowSkeletons } from '../../candidates/index.ts'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The map on its way, and the list beside it. */
export const MapWaiting = () => (
  <>
    <div className={styles['mapList']}>
      <NearRowSkeletons />
    </div>
    <SkeletonGroup label={t('Drawing the map')} className={styles['mapWaiting']}>
      {null}
    </SkeletonGroup>
  </>
)
