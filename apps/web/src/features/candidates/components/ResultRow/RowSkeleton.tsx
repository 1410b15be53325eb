import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './ResultRow.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The loading state of the rows, in their layout, so that the content does not shift. */
export const RowSkeletons = ({
  count = 8,
  label = t('Looking for people'),
}: {
  readonly count?: number
  readonly label?: string
}) => (
  <SkeletonGroup label={label}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles['row']}>
        <Skeleton variant="avatar" className={styles['face']} />
        <div className={styles['who']}>
          <div className={styles['name']}>
            <Skeleton variant="name" width={`${34 + ((index * 7) % 20)}%`} />
          </div>
          <p className={styles['line']}>
            <Skeleton width={`${48 + ((index * 11) % 24)}%`} />
          </p>
          <p className={styles['skills']}>
            <Skeleton width={`${60 + ((index * 5) % 26)}%`} />
          </p>
        </div>
        <div className={styles['rate']}>
          <p>
            <Skeleton width={84} />
          </p>
        </div>
        <div className={styles['when']}>
          <Skeleton width={96} />
        </div>
        <div className={styles['act']} />
        <div className={styles['why']}>
          <Skeleton width="70%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
