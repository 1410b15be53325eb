import { useEffect, useEffectEvent } from 'react'
import { countOpenDialogs } from '../../shared/keys/count-open-dialogs.ts'

export interface RowKeys {
  /** True while the drawer is open: the keys then apply to its candidate. */
  readonly isOpen: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onBookmark: () => void
  readonly onMessage: () => void
  readonly onSearch: () => void
}

const typed = 'input, textarea, select, [contenteditable="true"], [role="listbox"], [role="spinbutton"], [role="menu"]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null

/** A dialog over the drawer handles its own keys. */
const hasSecondDialog = (): boolean => countOpenDialogs() > 1

/** j and k move, b bookmarks, m opens the message panel, / focuses the search field; not while the user types. Rule: UI-35. */
export function useRowKeys(keys: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (hasSecondDialog()) return
    const act = {
      j: () => keys.onMove(1),
      k: () => keys.onMove(-1),
      b: keys.onBookmark,
      m: keys.onMessage,
      '/': keys.isOpen ? undefined : keys.onSearch,
    }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
