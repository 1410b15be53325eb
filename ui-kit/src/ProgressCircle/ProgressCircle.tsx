import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './ProgressCircle.module.css'

export interface ProgressCircleProps extends RefAttributes<SVGSVGElement> {
  /** Percent, 0 to 100. */
  readonly value: number
  /** "86 percent complete". */
  readonly label: string
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A ring that shows progress. */
export const ProgressCircle = ({ value, label, className, ref }: ProgressCircleProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <svg
      ref={ref}
      className={classes(styles['ring'], className)}
      viewBox="0 0 56 56"
      role="img"
      aria-label={label}
      data-complete={percent === 100 || undefined}
    >
      <circle cx="28" cy="28" r="24" />
      {percent > 0 && (
        <circle
          cx="28"
          cy="28"
          r="24"
          transform="rotate(-90 28 28)"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      )}
      <text x="28" y="33">
        {percent}
      </text>
    </svg>
  )
}
