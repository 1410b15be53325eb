import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './Tag.module.css'

export interface TagProps extends RefAttributes<HTMLSpanElement> {
  /** `met` for what was asked for and is there. */
  readonly look?: 'solid' | 'line' | 'met' | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** One of a set of names: a skill, an industry, a language. */
export const Tag = ({ look = 'line', children, className, ref }: TagProps) => (
  <span ref={ref} className={classes(styles['tag'], className)} data-look={look}>
    <span className={styles['text']}>{children}</span>
  </span>
)

export interface TagListProps extends RefAttributes<HTMLUListElement> {
  /** What they are, for screen readers. */
  readonly label: string
  readonly tags: readonly { readonly id: string; readonly label: ReactNode; readonly look?: TagProps['look'] }[]
}

/** A set of tags as a list. */
export const TagList = ({ label, tags, ref }: TagListProps) => (
  <ul ref={ref} className={styles['list']} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag.id}>
        <Tag look={tag.look}>{tag.label}</Tag>
      </li>
    ))}
  </ul>
)
