import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './Thread.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** Placeholder of a conversation: its header, the offer, and messages of two people. */
export const ThreadSkeleton = () => (
  <SkeletonGroup label={t('Loading the conversation')} className={styles['thread']}>
    <div className={styles['head']}>
      <Skeleton variant="avatar-sm" />
      <div className={styles['who']}>
        <Skeleton variant="name" width={160} />
      </div>
    </div>
    <div className={styles['log']}>
      <div className={styles['bones']}>
        <Skeleton height={168} />
        {[84, 62].map((width) => (
          <div key={width} className={styles['boneMessage']}>
            <Skeleton variant="avatar" width={36} height={36} />
            <div className={styles['boneLines']}>
              <Skeleton variant="name" width={140} />
              <Skeleton width={`${width}%`} />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  </SkeletonGroup>
)
