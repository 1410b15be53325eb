import type { ReactNode, RefAttributes } from 'react'
import {
  Label,
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps
  extends Omit<AriaProgressBarProps, 'className' | 'children' | 'valueLabel'>, RefAttributes<HTMLDivElement> {
  /** What is done; without it give `aria-label`. */
  readonly label?: ReactNode
  /** "3 of 5 pages"; without it the value is announced but not shown. */
  readonly valueLabel?: string | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** The progress of a long task; `isIndeterminate` while it is not known. */
export const ProgressBar = ({ label, valueLabel, className, ...props }: ProgressBarProps) => (
  <AriaProgressBar
    {...props}
    {...(valueLabel === undefined ? {} : { valueLabel })}
    className={classes(styles['progress'], className)}
    data-indeterminate={props.isIndeterminate || undefined}
  >
    {({ percentage }) => (
      <>
        {(label !== undefined || valueLabel !== undefined) && (
          <span className={styles['labels']}>
            {label !== undefined && <Label>{label}</Label>}
            {valueLabel !== undefined && <span className={styles['value']}>{valueLabel}</span>}
          </span>
        )}
        <span className={styles['track']}>
          <span className={styles['fill']} style={percentage === undefined ? {} : { width: `${percentage}%` }} />
        </span>
      </>
    )}
  </AriaProgressBar>
)
