import type { RefAttributes } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { lookOf, type ButtonLook } from './Button.tsx'

export interface LinkButtonProps
  extends Omit<LinkProps, 'className' | 'children'>, ButtonLook, RefAttributes<HTMLAnchorElement> {}

/** Goes somewhere, and is as weighty as a button. */
export const LinkButton = ({ look, size, isBlock, align, className, children, ...props }: LinkButtonProps) => (
  <Link {...props} {...lookOf({ look, size, isBlock, align, className })}>
    {children}
  </Link>
)
