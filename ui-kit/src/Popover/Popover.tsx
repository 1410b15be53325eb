import type { ReactNode, RefAttributes } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Popover.module.css'

export interface PopoverSurfaceProps extends Omit<AriaPopoverProps, 'className'>, RefAttributes<HTMLElement> {
  /** As wide as its content, instead of at least as wide as its trigger. */
  readonly fitContent?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** The popover surface of menus and lists of options. */
export const PopoverSurface = ({ fitContent, className, ...props }: PopoverSurfaceProps) => (
  <AriaPopover
    offset={4}
    {...props}
    className={classes(styles['popover'], className)}
    data-fit-content={fitContent || undefined}
  />
)

export interface PopoverProps extends Omit<PopoverSurfaceProps, 'children' | 'trigger'> {
  /** The button that opens it. */
  readonly trigger: ReactNode
  /** The accessible name. */
  readonly label: string
  /** The content, or a function that gets `close`. */
  readonly children: ReactNode | ((dialog: { readonly close: () => void }) => ReactNode)
  /** Whether it is open, if the caller decides. */
  readonly isOpen?: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** Non-modal content anchored to a button; Escape and a press outside close it. */
export const Popover = ({ trigger, label, children, isOpen, onOpenChange, ...props }: PopoverProps) => (
  <DialogTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
    {trigger}
    <PopoverSurface {...props} data-padded>
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        {children}
      </Dialog>
    </PopoverSurface>
  </DialogTrigger>
)
