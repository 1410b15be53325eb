import { SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import styles from './SearchPage.module.css'
import { say } from '../../words/index.ts'

/** The map on its way. */
export const MapWaiting = () => (
  <SkeletonGroup label={say('Drawing the map')} className={styles['mapWaiting']}>
    {null}
  </SkeletonGroup>
)
