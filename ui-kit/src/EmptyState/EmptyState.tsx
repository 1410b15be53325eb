import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Heading, Text } from '../Text/index.ts'
import { illustrations, type IllustrationName } from './illustrations.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends RefAttributes<HTMLDivElement> {
  /** A line drawing; without one in small places. */
  readonly illustration?: IllustrationName | undefined
  /** What is empty: "No conversations yet". */
  readonly title: ReactNode
  /** Fits the title into the outline of the page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Why, and what changes it. */
  readonly children?: ReactNode
  /** The next step: one button, or a list of filters to remove. */
  readonly actions?: ReactNode
  /** Stacks the actions, for a list of filters to remove. */
  readonly actionsOrientation?: 'horizontal' | 'vertical' | undefined
  /** Without padding, inside a card or a panel. */
  readonly isFlush?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Explains why there is no content and offers a next step. */
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
      <svg className={styles['illustration']} viewBox="0 0 168 112" aria-hidden="true">
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
