import type { RefAttributes } from 'react'
import { Meter } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Pips.module.css'
import { say } from '../words/index.ts'

export interface PipsProps extends RefAttributes<HTMLDivElement> {
  readonly used: number
  /** Taken but not in use yet: drawn hollow. */
  readonly held?: number | undefined
  readonly of: number
  readonly label: string
  /** The exact words of the value: "3 of 5 used". */
  readonly valueText?: string | undefined
  readonly className?: string | undefined
}

/** How many of a few are used, one pip each. */
export const Pips = ({
  used,
  held = 0,
  of,
  label,
  valueText = say('{used} of {of}', { used, of }),
  className,
  ref,
}: PipsProps) => (
  <Meter
    ref={ref}
    aria-label={label}
    value={used}
    maxValue={of}
    valueLabel={valueText}
    className={classes(styles['pips'], className)}
  >
    {Array.from({ length: of }, (_, index) => (
      <span
        key={index}
        className={styles['pip']}
        data-state={index < used ? 'used' : index < used + held ? 'held' : 'free'}
      />
    ))}
  </Meter>
)
