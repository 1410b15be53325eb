import type { RefAttributes } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { buttonStyle, type ButtonStyleProps } from './Button.tsx'

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'children'>, ButtonStyleProps, RefAttributes<HTMLAnchorElement> {}

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, fullWidth, align, className, children, ...props }: LinkButtonProps) => (
  <Link {...props} {...buttonStyle({ variant, size, fullWidth, align, className })}>
    {children}
  </Link>
)
