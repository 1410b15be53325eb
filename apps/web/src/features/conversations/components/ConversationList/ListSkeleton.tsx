import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './ConversationList.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const rows = [62, 48, 70, 55, 66, 44]

/** Six placeholder entries, as tall as real ones. */
export const ListSkeleton = ({ label = t('Loading conversations') }: { readonly label?: string }) => (
  <SkeletonGroup label={label}>
    {rows.map((width) => (
      <div key={width} className={styles['bone']}>
        <Skeleton variant="avatar" width={40} height={40} />
        <div className={styles['boneLines']}>
          <Skeleton variant="name" width={`${width}%`} />
          <Skeleton width="36%" />
          <Skeleton width="88%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
