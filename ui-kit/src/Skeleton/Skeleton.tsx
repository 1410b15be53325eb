import type { CSSProperties, ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends RefAttributes<HTMLSpanElement> {
  /** What will stand here. Default `line`. */
  readonly variant?: 'line' | 'name' | 'title' | 'control' | 'avatar' | 'avatar-sm' | 'avatar-lg' | undefined
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly className?: string | undefined
}

/** The shape of one thing that is on its way; silent. */
export const Skeleton = ({ variant = 'line', width, height, className, ref }: SkeletonProps) => (
  <span
    ref={ref}
    aria-hidden="true"
    className={classes(styles['skeleton'], className)}
    data-variant={variant}
    style={{ width, height }}
  />
)

export interface SkeletonGroupProps extends RefAttributes<HTMLDivElement> {
  /** Said once to screen readers: "Loading people". */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Skeletons in the shape of the content, with one sentence for screen readers. */
export const SkeletonGroup = ({ label, children, className, ref }: SkeletonGroupProps) => (
  <div ref={ref} aria-busy="true" className={className}>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    {children}
  </div>
)
