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
  /** As wide as what it holds, not at least as wide as its trigger. */
  readonly fitContent?: boolean | undefined
  readonly className?: string | undefined
}

/** The surface that menus and lists of choices float on. */
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
    <PopoverSurface {...props} data-padded>
      <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
        {children}
      </Dialog>
    </PopoverSurface>
  </DialogTrigger>
)
