import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './Tag.module.css'

export interface TagProps extends RefAttributes<HTMLSpanElement> {
  /** `matched` for what a search asked for. */
  readonly variant?: 'solid' | 'outline' | 'matched' | undefined
  /** The label; a long one ends in an ellipsis. */
  readonly children: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A label from a set: a skill, an industry, a language. */
export const Tag = ({ variant = 'outline', children, className, ref }: TagProps) => (
  <span ref={ref} className={classes(styles['tag'], className)} data-variant={variant}>
    <span className={styles['text']}>{children}</span>
  </span>
)

export interface TagListProps extends RefAttributes<HTMLUListElement> {
  /** The accessible name of the list. */
  readonly label: string
  /** In the order in which they are shown. */
  readonly tags: readonly { readonly id: string; readonly label: ReactNode; readonly variant?: TagProps['variant'] }[]
}

/** A set of tags as a list. */
export const TagList = ({ label, tags, ref }: TagListProps) => (
  <ul ref={ref} className={styles['list']} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.id}>
        <Tag variant={tag.variant}>{tag.label}</Tag>
      </li>
    ))}
  </ul>
)
