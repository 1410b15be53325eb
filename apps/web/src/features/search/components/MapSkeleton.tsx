import { SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { CandidateCardSkeletons } from '../../candidates/index.ts'
import styles from '../routes/SearchPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The loading state of the map and of the list beside it. */
export const MapSkeleton = () => (
  <>
    <div className={styles['mapList']}>
      <CandidateCardSkeletons />
    </div>
    <SkeletonGroup label={t('Drawing the map')} className={styles['mapWaiting']}>
      {null}
    </SkeletonGroup>
  </>
)
