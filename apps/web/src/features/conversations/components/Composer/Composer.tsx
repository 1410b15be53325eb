import { countCharacters } from '@guildhall/domain/shared'
import { toPlainText, MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { type Attachment, getAttachmentBlocker, AttachmentList } from '../../../files/index.ts'
import { AttachButton } from './AttachButton.tsx'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { formatNumber } from '../../../../shared/format/formats.ts'
import styles from './Composer.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ComposerProps {
  /** The recipient's name: "Callum". */
  readonly to: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** Receives the text as it will be stored; the parent clears the field, which keeps the focus. */
  readonly onSend: (text: string) => void
  /** Files to send with the message; without it, none can be attached. */
  readonly attachments?: ComposerAttachments | undefined
  /** Further tools: templates. */
  readonly tools?: ReactNode
  /** Why the message cannot be sent in its present form. */
  readonly blocked?: string | null | undefined
}

/** The attachments of the next message. */
export interface ComposerAttachments {
  readonly files: readonly Attachment[]
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
}

/** From this length on, the remaining characters are shown. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 400

const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)

/** The field for a new message. Enter makes a new line, Ctrl or Cmd with Enter sends. Rule: CONV-37. */
export const Composer = ({ to, text, onChange, onSend, attachments, tools, blocked = null }: ComposerProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const length = countCharacters(text)
  const isTooLong = length > MESSAGE_MAX_LENGTH
  const body = toPlainText(text)
  const [isOver, setOver] = useState(false)
  const files = attachments?.files ?? []
  const why = whyNot({ body, files, blocked })
  const cannot = body === '' || isTooLong || why !== null

  // The height follows the text, whether the user or the parent changed it.
  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  })

  const send = (): void => {
    if (cannot) return
    onSend(body)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  const take = (dropped: readonly File[]): boolean => {
    if (attachments === undefined || dropped.length === 0) return false
    attachments.onFiles(dropped)
    return true
  }
  const dropping = attachments && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (take([...event.dataTransfer.files])) event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (take([...event.clipboardData.files])) event.preventDefault()
    },
  }

  return (
    <div className={styles['composer']}>
      <div
        className={styles['box']}
        data-invalid={isTooLong || undefined}
        data-over={isOver || undefined}
        {...dropping}
      >
        <label>
          <VisuallyHidden>{t('Message to {to}', { to })}</VisuallyHidden>
          <textarea
            ref={field}
            className={styles['field']}
            rows={1}
            dir="auto"
            placeholder={t('Write to {to}', { to })}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            aria-invalid={isTooLong || undefined}
          />
        </label>
        {attachments && files.length > 0 && (
          <div className={styles['files']}>
            <AttachmentList files={files} onRemove={attachments.onRemove} />
          </div>
        )}
        <div className={styles['tools']}>
          <span className={styles['with']}>
            {attachments && <AttachButton files={files} onFiles={attachments.onFiles} />}
            {tools}
          </span>
          <output className={styles['note']} data-wrong={isTooLong || blocked !== null || undefined}>
            {noteOf(length, body, why)}
          </output>
          <Button variant="primary" size="sm" onPress={send} isDisabled={cannot}>
            {t('Send')}{' '}
            <span className={styles['keys']}>
              <Kbd>{isApple ? '⌘ ↵' : t('Ctrl ↵')}</Kbd>
            </span>
          </Button>
        </div>
      </div>
    </div>
  )
}

interface Held {
  readonly body: string
  readonly files: readonly Attachment[]
  readonly blocked: string | null
}

/** What prevents sending; null if nothing does. */
const whyNot = ({ body, files, blocked }: Held): string | null => {
  if (blocked !== null) return blocked
  const held = getAttachmentBlocker(files)
  if (held === 'uploading') return t('Files are on their way')
  if (held === 'refused') return t('Take out the file that was refused')
  return files.length > 0 && body === '' ? t('Write a line to go with the file') : null
}

const noteOf = (length: number, body: string, why: string | null): string => {
  if (length > MESSAGE_MAX_LENGTH) return t('{number} too many', { number: formatNumber(length - MESSAGE_MAX_LENGTH) })
  if (why !== null) return why
  if (length >= COUNT_FROM) return t('{number} left', { number: formatNumber(MESSAGE_MAX_LENGTH - length) })
  return body === '' ? '' : t('Draft saved')
}
