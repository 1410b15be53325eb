import type { CSSProperties, ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends RefAttributes<HTMLSpanElement> {
  /** The shape of the content that is loading. Default `line`. */
  readonly variant?: 'line' | 'name' | 'title' | 'control' | 'avatar' | 'avatar-sm' | 'avatar-lg' | undefined
  /** Default that of the variant. */
  readonly width?: CSSProperties['width']
  /** Default that of the variant. */
  readonly height?: CSSProperties['height']
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A placeholder for one element that is loading; hidden from screen readers. */
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
  /** Announced once: "Loading people". */
  readonly label: string
  /** Skeletons in the layout of what loads. */
  readonly children: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A group of skeletons with one label for screen readers. */
export const SkeletonGroup = ({ label, children, className, ref }: SkeletonGroupProps) => (
  <div ref={ref} aria-busy="true" className={className}>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    {children}
  </div>
)
