import type { ReactNode, RefAttributes } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components'
import { Kbd } from '../Kbd/index.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps
  extends Pick<AriaTooltipProps, 'placement' | 'isOpen' | 'defaultOpen'>, RefAttributes<HTMLDivElement> {
  /** One short line; never the only place of a piece of information. */
  readonly text: ReactNode
  /** A key that does the same. */
  readonly shortcut?: string | undefined
  /** The button it explains. */
  readonly children: ReactNode
}

/** Explains an icon button on hover and focus. */
export const Tooltip = ({ text, shortcut, children, placement = 'top', ref, ...state }: TooltipProps) => (
  <TooltipTrigger delay={500} closeDelay={100} {...state}>
    {children}
    <AriaTooltip ref={ref} className={styles['tooltip'] ?? ''} offset={6} placement={placement}>
      {text}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </AriaTooltip>
  </TooltipTrigger>
)
