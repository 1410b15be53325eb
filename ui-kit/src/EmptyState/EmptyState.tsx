import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Heading, Text } from '../Text/index.ts'
import { drawings, type DrawingName } from './drawings.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends RefAttributes<HTMLDivElement> {
  readonly drawing?: DrawingName | undefined
  /** What is so, kindly: "No conversations yet". */
  readonly title: ReactNode
  readonly level?: 1 | 2 | 3 | undefined
  /** Why, and what will change it. */
  readonly children?: ReactNode
  /** What to do now: one button, or the things to drop. */
  readonly actions?: ReactNode
  /** The actions under each other, for a list of things to drop. */
  readonly isList?: boolean | undefined
  readonly isFlush?: boolean | undefined
  readonly className?: string | undefined
}

/** Says why there is nothing and offers the next thing to do. */
export const EmptyState = ({
  drawing,
  title,
  level = 2,
  children,
  actions,
  isList,
  isFlush,
  className,
  ref,
}: EmptyStateProps) => (
  <div ref={ref} className={classes(styles['empty'], className)} data-flush={isFlush || undefined}>
    {drawing && (
      <svg className={styles['art']} viewBox="0 0 168 112" aria-hidden="true">
        {drawings[drawing]}
      </svg>
    )}
    <Heading level={level} look={level === 1 ? 'title' : 'subheading'}>
      {title}
    </Heading>
    {children !== undefined && (
      <Text as="div" tone="muted">
        {children}
      </Text>
    )}
    {actions !== undefined && (
      <div className={styles['actions']} data-column={isList || undefined}>
        {actions}
      </div>
    )}
  </div>
)
