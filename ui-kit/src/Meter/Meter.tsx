import type { ReactNode, RefAttributes } from 'react'
import { Label, Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Meter.module.css'

export interface MeterProps
  extends Omit<AriaMeterProps, 'className' | 'children' | 'valueLabel'>, RefAttributes<HTMLDivElement> {
  /** What is measured; without it give `aria-label`. */
  readonly label?: ReactNode
  /** The value as text: "18 of 25 left today". */
  readonly valueLabel: string
  /** `warning` near the limit, `danger` at it. Default `accent`. */
  readonly tone?: 'accent' | 'warning' | 'danger' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Shows how much of a limited quantity is used. */
export const Meter = ({ label, valueLabel, tone = 'accent', className, ...props }: MeterProps) => (
  <AriaMeter {...props} valueLabel={valueLabel} className={classes(styles['meter'], className)} data-tone={tone}>
    {({ percentage }) => (
      <>
        <span className={styles['labels']}>
          {label !== undefined && <Label>{label}</Label>}
          <span className={styles['value']}>{valueLabel}</span>
        </span>
        <span className={styles['track']}>
          <span className={styles['fill']} style={{ width: `${percentage}%` }} />
        </span>
      </>
    )}
  </AriaMeter>
)
