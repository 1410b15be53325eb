import type { LucideIcon } from 'lucide-react'
import type { RefAttributes, SVGProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'

/** An icon, passed as a component so that only used icons are bundled. */
export type IconType = LucideIcon

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'>, RefAttributes<SVGSVGElement> {
  /** One of the icons of `icons.ts`. */
  readonly icon: IconType
  /** 14, 16 (default) or 20 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** For an active state. */
  readonly isFilled?: boolean | undefined
}

/** A decorative icon, hidden from screen readers: the text next to it says the same. */
export const Icon = ({ icon: Svg, size = 'md', isFilled = false, className, ...props }: IconProps) => (
  <Svg
    aria-hidden="true"
    {...props}
    className={classes(styles['icon'], className)}
    data-size={size}
    data-filled={isFilled || undefined}
  />
)
