import { Fragment, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps extends RefAttributes<HTMLDListElement> {
  /** Name and value, in the order they are read. */
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly description: ReactNode }[]
  /** Values at the end of the line, for sums. */
  readonly align?: 'start' | 'end' | undefined
  readonly className?: string | undefined
}

/** Names in grey, values beside them. */
export const DescriptionList = ({ items, align = 'start', className, ref }: DescriptionListProps) => (
  <dl ref={ref} className={classes(styles['list'], className)} data-align={align}>
    {items.map((fact) => (
      <Fragment key={fact.id}>
        <dt>{fact.term}</dt>
        <dd>{fact.description}</dd>
      </Fragment>
    ))}
  </dl>
)
