import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Heading, Text } from '../Text/index.ts'
import { illustrations, type IllustrationName } from './illustrations.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends RefAttributes<HTMLDivElement> {
  readonly illustration?: IllustrationName | undefined
  /** What is so, kindly: "No conversations yet". */
  readonly title: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Why, and what will change it. */
  readonly children?: ReactNode
  /** What to do now: one button, or the things to drop. */
  readonly actions?: ReactNode
  /** The actions under each other, for a list of things to drop. */
  readonly actionsOrientation?: 'horizontal' | 'vertical' | undefined
  readonly isFlush?: boolean | undefined
  readonly className?: string | undefined
}

/** Says why there is nothing and offers the next thing to do. */
export const EmptyState = ({
  illustration,
  title,
  headingLevel = 2,
  children,
  actions,
  actionsOrientation = 'horizontal',
  isFlush,
  className,
  ref,
}: EmptyStateProps) => (
  <div ref={ref} className={classes(styles['empty'], className)} data-flush={isFlush || undefined}>
    {illustration && (
      <svg className={styles['art']} viewBox="0 0 168 112" aria-hidden="true">
        {illustrations[illustration]}
      </svg>
    )}
    <Heading level={headingLevel} variant={headingLevel === 1 ? 'title' : 'subheading'}>
      {title}
    </Heading>
    {children !== undefined && (
      <Text as="div" tone="muted">
        {children}
      </Text>
    )}
    {actions !== undefined && (
      <div className={styles['actions']} data-orientation={actionsOrientation}>
        {actions}
      </div>
    )}
  </div>
)
