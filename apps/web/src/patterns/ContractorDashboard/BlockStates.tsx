import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './ContractorDashboard.module.css'

/** Two rows of a block on their way. */
export const BlockLoading = ({ label }: { readonly label: string }) => (
  <SkeletonGroup label={label}>
    {[58, 44].map((width) => (
      <div key={width} className={styles['row']}>
        <Skeleton shape="face" />
        <div className={styles['bones']}>
          <Skeleton shape="name" width={`${width}%`} />
          <Skeleton width="76%" />
          <Skeleton width="52%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

/** Where a block's data did not come. */
export const BlockFailed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <div className={styles['blockState']}>
    <Text tone="muted">{message}</Text>
    <Button size="sm" onPress={onRetry}>
      Try again
    </Button>
  </div>
)

/** Where a block has nothing to show, and what changes that. */
export const BlockEmpty = ({ children }: { readonly children: string }) => (
  <div className={styles['blockState']}>
    <Text tone="muted">{children}</Text>
  </div>
)
