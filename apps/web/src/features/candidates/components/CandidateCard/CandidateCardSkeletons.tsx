import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './CandidateCard.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of the list beside the map. */
export const CandidateCardSkeletons = () => (
  <SkeletonGroup label={t('Looking for people')}>
    {Array.from({ length: 7 }, (_, index) => (
      <div key={index} className={styles['row']}>
        <Skeleton variant="avatar" />
        <div className={styles['who']}>
          <Skeleton variant="name" width={`${44 + ((index * 7) % 20)}%`} />
          <p>
            <Skeleton width={`${56 + ((index * 11) % 24)}%`} />
          </p>
          <p>
            <Skeleton width={`${48 + ((index * 5) % 26)}%`} />
          </p>
          <p className={styles['facts']}>
            <Skeleton width="64%" />
          </p>
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
