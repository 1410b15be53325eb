import type { RefAttributes } from 'react'
import { Button, Link, type ButtonProps, type LinkProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './IconButton.module.css'

interface IconLook {
  /** What it does, in words: its name for screen readers. */
  readonly label: string
  readonly icon: IconType
  readonly size?: 'sm' | 'md' | undefined
  readonly className?: string | undefined
}

export interface IconButtonProps
  extends Omit<ButtonProps, 'className' | 'children' | 'aria-label'>, IconLook, RefAttributes<HTMLButtonElement> {}

/** A button that is one sign; at least 44 px to the finger, whatever it looks like. */
export const IconButton = ({ label, icon, size = 'md', className, ...props }: IconButtonProps) => (
  <Button {...props} aria-label={label} className={classes(styles['button'], className)} data-size={size}>
    {props.isPending ? <Spinner /> : <Icon icon={icon} />}
  </Button>
)

export interface IconLinkProps
  extends Omit<LinkProps, 'className' | 'children' | 'aria-label'>, IconLook, RefAttributes<HTMLAnchorElement> {}

/** A link that is one sign. */
export const IconLink = ({ label, icon, size = 'md', className, ...props }: IconLinkProps) => (
  <Link {...props} aria-label={label} className={classes(styles['button'], className)} data-size={size}>
    <Icon icon={icon} />
  </Link>
)
