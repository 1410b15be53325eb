import { type ContextType, useId, useRef, useState } from 'react'
import type { ButtonContext, PressEvent } from 'react-aria-components'
import type * as MenuListModule from './MenuList.tsx'

type Loaded = typeof MenuListModule

let loaded: Loaded | null = null
const load = async (): Promise<Loaded> => (loaded = await import('./MenuList.tsx'))

const itemByKey = new Map([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
] as const)

export interface MenuButton {
  /** For the context of the button. */
  readonly buttonProps: ContextType<typeof ButtonContext>
  /** The list and its state; null until its module has loaded. */
  readonly list: {
    readonly MenuList: Loaded['MenuList']
    readonly props: Pick<MenuListModule.MenuListProps, 'id' | 'triggerRef' | 'isOpen' | 'focused' | 'onClose'>
  } | null
}

/** The button of a menu, and its list once that is loaded. The button opens as `MenuTrigger` does, whose module has the list in it. */
export function useMenuButton(): MenuButton {
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [module, setModule] = useState<Loaded | null>(null)
  const [{ isOpen, focused }, setState] = useState<Pick<MenuListModule.MenuListProps, 'isOpen' | 'focused'>>({
    isOpen: false,
    focused: null,
  })

  const show = (list: Loaded, item: MenuListModule.MenuListProps['focused']) => {
    setModule(list)
    setState({ isOpen: true, focused: item })
  }
  const open = async (item: MenuListModule.MenuListProps['focused']) => {
    // In the same event if it can, so that the focus never waits.
    if (loaded) return show(loaded, item)
    try {
      const list = await load()
      // Whoever has moved on meanwhile keeps the focus.
      if (document.activeElement === triggerRef.current) show(list, item)
    } catch (error) {
      // For the error boundary, as when any other part fails to load.
      setState(() => {
        throw error
      })
    }
  }
  const warm = () => void load().catch(() => undefined)
  const openFromPress = (item: MenuListModule.MenuListProps['focused'], { target }: PressEvent) => {
    // Where the focus returns to when the list closes.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    void open(item)
  }

  const buttonProps: ContextType<typeof ButtonContext> = {
    ref: triggerRef,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    ...(isOpen ? { 'aria-controls': id } : {}),
    isPressed: isOpen,
    preventFocusOnPress: true,
    onHoverStart: warm,
    onFocus: warm,
    // As the system's menus: at once with a mouse, at the end of a touch. Keys have their own handler.
    onPressStart: (event) => {
      if (event.pointerType === 'touch') warm()
      else if (event.pointerType !== 'keyboard') openFromPress(event.pointerType === 'virtual' ? 'first' : null, event)
    },
    onPress: (event) => {
      if (event.pointerType === 'touch') openFromPress(null, event)
    },
    onKeyDown: (event) => {
      const item = itemByKey.get(event.key as 'Enter')
      if (item === undefined || event.isDefaultPrevented()) return event.continuePropagation()
      event.preventDefault()
      void open(item)
    },
  }
  const close = () => setState((state) => ({ ...state, isOpen: false }))
  return {
    buttonProps,
    list: module && { MenuList: module.MenuList, props: { id, triggerRef, isOpen, focused, onClose: close } },
  }
}
