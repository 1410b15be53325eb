import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { useReservedSpace } from '../../../shared/hooks/use-reserved-space.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import styles from './EmployerDashboard.module.css'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface BlockProps<Item> {
  readonly title: string
  readonly items: Loadable<readonly Item[]>
  readonly count?: number | undefined
  readonly countOf?: string | undefined
  /** The address of the whole list. */
  readonly more: { readonly href: string; readonly label: string }
  /** The empty state: a sentence, and what to do. */
  readonly empty: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** A card of the dashboard, with its own loading, empty and failed state. Rule: UI-29. */
export const DashboardCard = <Item,>({ title, items, count = 0, countOf, more, empty, children }: BlockProps<Item>) => (
  <Card
    isFlush
    title={
      <span className={styles['title']}>
        {title} <CounterBadge count={count} label={countOf} />
      </span>
    }
    actions={<Link href={more.href}>{more.label}</Link>}
  >
    <PanelBoundary>
      <BlockBody title={title} items={items} empty={empty}>
        {children}
      </BlockBody>
    </PanelBoundary>
  </Card>
)

type BodyProps<Item> = Pick<BlockProps<Item>, 'title' | 'items' | 'empty' | 'children'>

const BlockBody = <Item,>({ title, items, empty, children }: BodyProps<Item>) => {
  const room = useReservedSpace(`employer-${title}`, items.state === 'loading')
  return (
    <div {...room}>
      <BlockContent title={title} items={items} empty={empty}>
        {children}
      </BlockContent>
    </div>
  )
}

const BlockContent = <Item,>({ title, items, empty, children }: BodyProps<Item>) => {
  if (items.state === 'loading') return <BlockSkeleton label={t('Reading: {title}', { title })} />
  if (items.state === 'failed') return <BlockFailed message={items.message} onRetry={items.onRetry} />
  if (items.value.length === 0) return <div className={styles['empty']}>{empty}</div>
  return <ul>{items.value.map((item) => children(item))}</ul>
}

/** The loading state: two rows in the layout of the rows. */
export const BlockSkeleton = ({ label }: { readonly label: string }) => (
  <SkeletonGroup label={label}>
    {[62, 48].map((width) => (
      <div key={width} className={styles['row']}>
        <Skeleton variant="avatar" />
        <div className={styles['lines']}>
          <Skeleton variant="name" width={`${width}%`} />
          <Skeleton width={`${width + 20}%`} />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

export const BlockFailed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <div className={styles['failed']} role="alert">
    <p>{message}</p>
    <Button size="sm" onPress={onRetry}>
      {t('Retry')}
    </Button>
  </div>
)
