import { Fragment, type ReactNode, type RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './Facts.module.css'

export interface FactsProps extends RefAttributes<HTMLDListElement> {
  /** Name and value, in the order they are read. */
  readonly facts: readonly { readonly id: string; readonly name: ReactNode; readonly value: ReactNode }[]
  /** Values at the end of the line, for sums. */
  readonly isWide?: boolean | undefined
  readonly className?: string | undefined
}

/** Names in grey, values beside them. */
export const Facts = ({ facts, isWide, className, ref }: FactsProps) => (
  <dl ref={ref} className={classes(styles['facts'], className)} data-wide={isWide || undefined}>
    {facts.map((fact) => (
      <Fragment key={fact.id}>
        <dt>{fact.name}</dt>
        <dd>{fact.value}</dd>
      </Fragment>
    ))}
  </dl>
)
