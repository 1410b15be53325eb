import type { ReactNode, RefAttributes } from 'react'
import { ButtonContext } from 'react-aria-components'
import type { IconType } from '../Icon/index.ts'
import type { PopoverSurfaceProps } from '../Popover/index.ts'
import { useMenuButton } from './use-menu-button.ts'

/** An action or a link of a menu. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconType | undefined
  /** The keyboard shortcut, at the end of the row. */
  readonly shortcut?: string | undefined
  readonly tone?: 'danger' | undefined
  readonly isDisabled?: boolean | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** Related items; a line divides sections. */
export interface MenuSection {
  readonly id: string
  readonly title?: string | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuProps extends Pick<PopoverSurfaceProps, 'placement'>, RefAttributes<HTMLDivElement> {
  /** The button that opens it. */
  readonly trigger: ReactNode
  /** The accessible name. */
  readonly label: string
  /** In the order in which they are shown; what destroys is last. */
  readonly sections: readonly MenuSection[]
  /** The selected item of a section with a selection. */
  readonly selectedId?: string | undefined
}

/** A list of actions that opens from a button. The list is loaded when the button is hovered, focused or pressed for the first time. */
export const Menu = ({ trigger, ...props }: MenuProps) => {
  const { buttonProps, list } = useMenuButton()
  return (
    <>
      <ButtonContext value={buttonProps}>{trigger}</ButtonContext>
      {list && <list.MenuList {...props} {...list.props} />}
    </>
  )
}
