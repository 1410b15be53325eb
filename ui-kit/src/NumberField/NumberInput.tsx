import { use, useMemo, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Input, NumberFieldStateContext, useLocale } from 'react-aria-components'
import { numberSignsOf, toNumberText } from './number-text.ts'

export interface NumberInputProps {
  /** The input. */
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
}

/** The input of a number field, which also takes the other decimal sign and pasted amounts with a currency. */
export const NumberInput = ({ ref, placeholder = '' }: NumberInputProps) => {
  const state = use(NumberFieldStateContext)
  const { locale } = useLocale()
  const signs = useMemo(() => numberSignsOf(locale), [locale])
  /** React Aria reads the number when the event reaches its own handlers: the text must be right before. */
  const settle = (): void => {
    const text = state === null ? '' : toNumberText(state.inputValue, signs)
    if (state !== null && text !== state.inputValue.trim()) flushSync(() => state.setInputValue(text))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { readOnly, selectionEnd, selectionStart, value } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain').trim()
    const number = toNumberText(pasted, signs)
    if (state === null || readOnly || number === pasted) return
    event.preventDefault()
    event.stopPropagation()
    const start = selectionStart ?? 0
    const end = selectionEnd ?? value.length
    const text = value.slice(0, start) + number + value.slice(end)
    if (end - start === value.length) state.commit(number)
    else if (state.validate(text)) state.setInputValue(text)
  }
  return (
    <Input
      ref={ref ?? null}
      placeholder={placeholder}
      onBlurCapture={settle}
      onKeyDownCapture={({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle()
      }}
      onPasteCapture={paste}
    />
  )
}
