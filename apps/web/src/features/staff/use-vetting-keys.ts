import { useEffect, useEffectEvent } from 'react'
import { countOpenDialogs } from '../../shared/keys/count-open-dialogs.ts'

export interface VettingKeys {
  readonly onMove: (by: 1 | -1) => void
  readonly onApprove: () => void
  readonly onSendBack: () => void
  readonly onReject: () => void
  readonly onRelease: () => void
  readonly onMessage: () => void
  readonly onHelp: () => void
  /** The place of a reason, from 0. */
  readonly onReason: (at: number) => void
}

const typed =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typed) !== null
const isDialogOpen = (): boolean => countOpenDialogs() > 0

/** The keys of the vetting page; not while the operator types, nor behind a dialog. Rule: MOD-33. */
export function useVettingKeys(keys: VettingKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key === 'Escape' && event.target instanceof HTMLTextAreaElement) {
      event.target.blur()
      return
    }
    if (isTyping(event.target) || isDialogOpen()) return
    const act = {
      j: () => keys.onMove(1),
      k: () => keys.onMove(-1),
      a: keys.onApprove,
      c: keys.onSendBack,
      r: keys.onReject,
      u: keys.onRelease,
      e: keys.onMessage,
      '?': keys.onHelp,
    }[event.key]
    const isDigit = /^[1-9]$/.test(event.key)
    if (act === undefined && !isDigit) return
    event.preventDefault()
    if (isDigit) keys.onReason(Number(event.key) - 1)
    else act?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
