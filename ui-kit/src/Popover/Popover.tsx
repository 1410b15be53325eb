import type { ReactNode, RefAttributes } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Popover.module.css'

export interface FloatProps extends Omit<AriaPopoverProps, 'className'>, RefAttributes<HTMLElement> {
  /** As wide as what it holds, not at least as wide as its trigger. */
  readonly isFitted?: boolean | undefined
  readonly className?: string | undefined
}

/** The surface that menus and lists of choices float on. */
export const Float = ({ isFitted, className, ...props }: FloatProps) => (
  <AriaPopover
    offset={4}
    {...props}
    className={classes(styles['popover'], className)}
    data-fitted={isFitted || undefined}
  />
)

export interface PopoverProps extends Omit<FloatProps, 'children' | 'trigger'> {
  /** The button that opens it. */
  readonly trigger: ReactNode
  /** Its name for screen readers. */
  readonly label: string
  readonly children: ReactNode | ((dialog: { readonly close: () => void }) => ReactNode)
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** Opens a small place for more beside its button; Esc and a press outside close it. */
export const Popover = ({ trigger, label, children, isOpen, onOpenChange, ...props }: PopoverProps) => (
  <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger}
    <Float {...props} data-padded>
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        {children}
      </Dialog>
    </Float>
  </DialogTrigger>
)
