import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { useReservedSpace } from '../../../shared/hooks/use-reserved-space.ts'
import styles from './ContractorDashboard.module.css'
import { t } from '../../../shared/i18n/index.ts'

const widths = [58, 44, 51, 40, 55]

interface BlockLoadingProps {
  readonly label: string
  /** The number of rows, if it is known; an empty block takes the space of its one sentence. */
  readonly rows: number
}

/** The loading state of a block's rows: as many as expected, so that the content below does not shift. */
export const BlockLoading = ({ label, rows }: BlockLoadingProps) => (
  <SkeletonGroup label={label}>
    {rows === 0 && (
      <div className={styles['blockState']}>
        <Skeleton width="62%" />
      </div>
    )}
    {widths.slice(0, rows).map((width) => (
      <div key={width} className={styles['row']}>
        <Skeleton variant="avatar" />
        <div className={styles['bones']}>
          <Skeleton variant="name" width={`${width}%`} />
          <Skeleton width="76%" />
          <Skeleton width="52%" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

/** The failed state of a block. */
export const BlockFailed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <div className={styles['blockState']}>
    <Text tone="muted">{message}</Text>
    <Button size="sm" onPress={onRetry}>
      {t('Try again')}
    </Button>
  </div>
)

/** The empty state of a block, with what to do about it. */
export const BlockEmpty = ({ children }: { readonly children: string }) => (
  <div className={styles['blockState']}>
    <Text tone="muted">{children}</Text>
  </div>
)

interface BlockRoomProps {
  readonly block: string
  readonly isLoading: boolean
  readonly children: ReactNode
}

/** Reserves the space of a block while it loads again. */
export const BlockRoom = ({ block, isLoading, children }: BlockRoomProps) => (
  <div {...useReservedSpace(`contractor-${block}`, isLoading)}>{children}</div>
)
