import type { LucideIcon } from 'lucide-react'
import type { RefAttributes, SVGProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'

/** One drawn sign, passed by reference so that only what is used is bundled. */
export type IconType = LucideIcon

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'>, RefAttributes<SVGSVGElement> {
  /** The sign itself: one of the exports beside this component. */
  readonly icon: IconType
  /** 14, 16 (default) or 20 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly isFilled?: boolean | undefined
}

/** Draws a sign beside words; hidden from screen readers, because the words say it. */
export const Icon = ({ icon: Svg, size = 'md', isFilled = false, className, ...props }: IconProps) => (
  <Svg
    aria-hidden="true"
    {...props}
    className={classes(styles['icon'], className)}
    data-size={size}
    data-filled={isFilled || undefined}
  />
)
