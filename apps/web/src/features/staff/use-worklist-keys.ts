import { useEffect, useEffectEvent } from 'react'
import { countOpenDialogs } from '../../shared/keys/count-open-dialogs.ts'

export interface WorklistKeys {
  readonly onMove: (by: 1 | -1) => void
  readonly onAdd: () => void
  readonly onMerge: () => void
}

const typed = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]'
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null

/** The keys of the worklist of words; not while the operator types, nor behind a dialog. Rule: MOD-77. */
export function useWorklistKeys(keys: WorklistKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (isTyping(event.target) || countOpenDialogs() > 0) return
    const act = { j: () => keys.onMove(1), k: () => keys.onMove(-1), a: keys.onAdd, m: keys.onMerge }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
