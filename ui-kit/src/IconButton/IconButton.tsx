import type { RefAttributes } from 'react'
import { Button, Link, type ButtonProps, type LinkProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './IconButton.module.css'

interface IconLook {
  /** The accessible name: what it does. */
  readonly label: string
  readonly icon: IconType
  readonly size?: 'sm' | 'md' | undefined
  readonly className?: string | undefined
}

export interface IconButtonProps
  extends Omit<ButtonProps, 'className' | 'children' | 'aria-label'>, IconLook, RefAttributes<HTMLButtonElement> {}

/** A button with only an icon; its touch target is at least 44 px at any size. */
export const IconButton = ({ label, icon, size = 'md', className, ...props }: IconButtonProps) => (
  <Button {...props} aria-label={label} className={classes(styles['button'], className)} data-size={size}>
    {props.isPending ? <Spinner /> : <Icon icon={icon} />}
  </Button>
)

export interface IconLinkProps
  extends Omit<LinkProps, 'className' | 'children' | 'aria-label'>, IconLook, RefAttributes<HTMLAnchorElement> {}

/** A link with only an icon. */
export const IconLink = ({ label, icon, size = 'md', className, ...props }: IconLinkProps) => (
  <Link {...props} aria-label={label} className={classes(styles['button'], className)} data-size={size}>
    <Icon icon={icon} />
  </Link>
)
