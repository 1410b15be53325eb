import { useId, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Heading } from '../Text/index.ts'
import styles from './Card.module.css'

export interface CardProps extends RefAttributes<HTMLElement> {
  /** The heading, which names the region. */
  readonly title?: ReactNode
  /** The heading level of the title. Default 2. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** At the end of the title row. */
  readonly actions?: ReactNode
  /** The content. */
  readonly children: ReactNode
  /** Without padding, for a table or rows that span the whole width. */
  readonly isFlush?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Groups one subject of a dashboard; rows of a list are not cards. */
export const Card = ({ title, headingLevel = 2, actions, children, isFlush, className, ref }: CardProps) => {
  const id = useId()
  return (
    <section
      ref={ref}
      className={classes(styles['card'], className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className={styles['header']}>
          <Heading level={headingLevel} variant="subheading" id={id}>
            {title}
          </Heading>
          {actions}
        </header>
      )}
      <div className={styles['body']} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  )
}
