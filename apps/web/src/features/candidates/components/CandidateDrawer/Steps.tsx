import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { IconType } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'

interface Step {
  readonly label: string
  readonly icon: IconType
  /** Undefined where there is nobody that way. */
  readonly onPress: (() => void) | undefined
  /** What stands after it. */
  readonly after?: ReactNode
}

/** To the person before and to the one after. At either end the focus goes to the step that is left: what is off takes no keys. */
export const Steps = ({ previous, next }: { readonly previous: Step; readonly next: Step }) => {
  const back = useRef<HTMLButtonElement>(null)
  const on = useRef<HTMLButtonElement>(null)
  /** The step that has the focus, or that lost it by being turned off: the browser takes it then, and gives it to nobody. */
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
