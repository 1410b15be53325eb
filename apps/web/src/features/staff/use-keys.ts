import { useEffect, useEffectEvent } from 'react'
import { countOpenDialogs } from '../../shared/keys/count-open-dialogs.ts'

const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null

/**
 * The keys of a page, by `event.key`; not while the operator types, nor behind a dialog. Escape leaves a text. Rules: MOD-33, MOD-77, MOD-92.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) {
      event.target.blur()
      return
    }
    if (isTyping(event.target) || countOpenDialogs() > 0 || !Object.hasOwn(actions, event.key)) return
    event.preventDefault()
    actions[event.key]?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
