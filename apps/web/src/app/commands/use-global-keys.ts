import { useEffect, useEffectEvent } from 'react'
import { countOpenDialogs } from '../../shared/keys/count-open-dialogs.ts'

export interface GlobalKeys {
  readonly onCommands: () => void
  readonly onHelp: () => void
  /** `/` opens the search; undefined for users who have no search. */
  readonly onSearch: (() => void) | undefined
}

const typed = 'input, textarea, select, [contenteditable="true"], [role="listbox"], [role="spinbutton"], [role="menu"]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null
const isDialogOpen = (): boolean => countOpenDialogs() > 0

/**
 * Ctrl or Cmd with K opens the commands everywhere, also while the user types in a field; ? and / do not, and a page's own shortcuts take precedence.
 * Rule: UI-35.
 */
export function useGlobalKeys({ onCommands, onHelp, onSearch }: GlobalKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      onCommands()
      return
    }
    const act = { '?': onHelp, '/': onSearch }[event.key]
    if (act === undefined || isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
