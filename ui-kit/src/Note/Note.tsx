import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { CircleCheck, Info, TriangleAlert } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import styles from './Note.module.css'

const signs = { info: Info, warning: TriangleAlert, success: CircleCheck }

export interface NoteProps extends RefAttributes<HTMLDivElement> {
  readonly tone?: 'info' | 'warning' | 'success' | undefined
  readonly icon?: Glyph | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A quiet aside next to what it is about: why a thing can't be done and who can change that. */
export const Note = ({ tone = 'info', icon = signs[tone], children, className, ref }: NoteProps) => (
  <div ref={ref} className={classes(styles['note'], className)} data-tone={tone}>
    <Icon of={icon} />
    <div>{children}</div>
  </div>
)
