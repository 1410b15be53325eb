import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './CandidateDrawer.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of a profile, in its layout. */
export const ProfileSkeleton = () => (
  <div className={styles['columns']}>
    <SkeletonGroup label={t('Reading the profile')} className={styles['bones']}>
      <div className={styles['boneHead']}>
        <Skeleton variant="avatar-lg" />
        <div className={styles['boneLines']}>
          <Skeleton variant="title" width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="40%" />
        </div>
      </div>
      {[88, 72, 80, 64, 92, 76].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </SkeletonGroup>
    <aside className={styles['message']} />
  </div>
)
