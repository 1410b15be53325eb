import type { RefAttributes } from 'react'
import { Meter } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './SegmentedMeter.module.css'
import { t } from '../i18n/index.ts'

export interface SegmentedMeterProps extends RefAttributes<HTMLDivElement> {
  /** Units in use. */
  readonly value: number
  /** Units that are taken but not in use yet, drawn hollow. */
  readonly reserved?: number | undefined
  /** All units. */
  readonly maxValue: number
  /** The accessible name. */
  readonly label: string
  /** The value as text: "3 of 5 used". */
  readonly valueLabel?: string | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A meter with one segment per unit, for small quantities. */
export const SegmentedMeter = ({
  value,
  reserved = 0,
  maxValue,
  label,
  valueLabel = t('{used} of {of}', { used: value, of: maxValue }),
  className,
  ref,
}: SegmentedMeterProps) => (
  <Meter
    ref={ref}
    aria-label={label}
    value={value}
    maxValue={maxValue}
    valueLabel={valueLabel}
    className={classes(styles['meter'], className)}
  >
    {Array.from({ length: maxValue }, (_, index) => (
      <span
        key={index}
        className={styles['segment']}
        data-state={index < value ? 'used' : index < value + reserved ? 'reserved' : 'free'}
      />
    ))}
  </Meter>
)
