import { Fragment, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps extends RefAttributes<HTMLDListElement> {
  /** Terms and values, in reading order. */
  readonly items: readonly { readonly id: string; readonly term: ReactNode; readonly description: ReactNode }[]
  /** Aligns values to the end of the row, for amounts. */
  readonly align?: 'start' | 'end' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Terms with their details. */
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
