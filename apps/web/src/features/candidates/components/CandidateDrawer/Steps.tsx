import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { IconType } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'

interface Step {
  readonly label: string
  readonly icon: IconType
  /** Undefined at the end of the list. */
  readonly onPress: (() => void) | undefined
  /** Shown after the button. */
  readonly after?: ReactNode
}

/**
 * Buttons for the previous and the next candidate. At either end the focus moves to the other button, because a disabled one receives no key presses.
 */
export const Steps = ({ previous, next }: { readonly previous: Step; readonly next: Step }) => {
  const back = useRef<HTMLButtonElement>(null)
  const on = useRef<HTMLButtonElement>(null)
  /** The button that has the focus, or that lost it by being disabled: the browser then moves the focus to the body. */
  const focused = useRef<Element | null>(null)
  const isFirst = previous.onPress === undefined
  const isLast = next.onPress === undefined
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isFirst === isLast || (activeElement !== body && activeElement !== focused.current)) return
    if (isFirst && focused.current === back.current) on.current?.focus()
    if (isLast && focused.current === on.current) back.current?.focus()
  }, [isFirst, isLast])
  const stepOf = ({ after, icon, label, onPress }: Step, ref: typeof back, size: 'sm' | 'md') => (
    <>
      <IconButton
        ref={ref}
        size={size}
        label={label}
        icon={icon}
        isDisabled={onPress === undefined}
        onPress={() => onPress?.()}
        onFocus={({ target }) => (focused.current = target)}
        onBlur={({ relatedTarget }) => relatedTarget !== null && (focused.current = null)}
      />
      {after}
    </>
  )
  const size = previous.after === undefined ? 'md' : 'sm'
  return (
    <>
      {stepOf(previous, back, size)}
      {stepOf(next, on, size)}
    </>
  )
}
