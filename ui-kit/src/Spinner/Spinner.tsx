import type { RefAttributes } from 'react'
import { ProgressBar } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Spinner.module.css'
import { t } from '../i18n/index.ts'

export interface SpinnerProps extends RefAttributes<HTMLDivElement> {
  /** What is loading, for screen readers. */
  readonly label?: string | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Shows that something is loading whose shape is not known. */
export const Spinner = ({ label = t('Loading'), className, ref }: SpinnerProps) => (
  <ProgressBar ref={ref} aria-label={label} isIndeterminate className={classes(styles['spinner'], className)} />
)
