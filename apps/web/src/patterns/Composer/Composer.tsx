import { MESSAGE_MAX_LENGTH } from '@guildhall/domain/shared'
import { charactersOf, plainText } from '@guildhall/domain/conversations'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { formatNumber } from '../../app/formats.ts'
import styles from './Composer.module.css'

export interface ComposerProps {
  /** Whom one writes to: "Callum". */
  readonly to: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Gets the text as it will be kept; the field is emptied by its owner and keeps the focus. */
  readonly onSend: (text: string) => void
}

/** From here on the rest is counted in sight. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 400

const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** Where a message is written. Enter makes a new line, Ctrl or Cmd with Enter sends. Source: D15. */
export const Composer = ({ to, text, onChange, onSend }: ComposerProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const length = charactersOf(text)
  const isTooLong = length > MESSAGE_MAX_LENGTH
  const body = plainText(text)

  // As tall as what is written in it, whoever changed it.
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  })

  const send = (): void => {
    if (body === '' || isTooLong) return
    onSend(body)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className={styles['composer']}>
      <div className={styles['box']} data-invalid={isTooLong || undefined}>
        <label>
          <VisuallyHidden>Message to {to}</VisuallyHidden>
          <textarea
            ref={field}
            className={styles['field']}
            rows={1}
            dir="auto"
            placeholder={`Write to ${to}`}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            aria-invalid={isTooLong || undefined}
          />
        </label>
        <div className={styles['tools']}>
          <output className={styles['note']} data-wrong={isTooLong || undefined}>
            {isTooLong
              ? `${formatNumber(length - MESSAGE_MAX_LENGTH)} too many`
              : length >= COUNT_FROM
                ? `${formatNumber(MESSAGE_MAX_LENGTH - length)} left`
                : body === ''
                  ? ''
                  : 'Draft saved'}
          </output>
          <Button look="primary" size="sm" onPress={send} isDisabled={body === '' || isTooLong}>
            Send{' '}
            <span className={styles['keys']}>
              <Kbd>{isApple ? '⌘ ↵' : 'Ctrl ↵'}</Kbd>
            </span>
          </Button>
        </div>
      </div>
    </div>
  )
}
