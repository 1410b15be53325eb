import { messageTextErrors, toPlainText } from '@guildhall/domain/conversations'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import styles from './MessageBubble.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface MessageEditProps {
  readonly body: string
  /** Null once it is saved, else why not. */
  readonly onSave: (body: string) => Promise<string | null>
  readonly onClose: () => void
}

/** Edits an own message: Ctrl or Cmd with Enter saves, Esc cancels. Rule: CONV-43. */
export const MessageEdit = ({ body, onSave, onClose }: MessageEditProps) => {
  const [text, setText] = useState(body)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const edit = useRef<HTMLDivElement>(null)
  // The menu that opened it returns the focus first.
  useEffect(() => {
    const timer = setTimeout(() => edit.current?.querySelector('textarea')?.focus())
    return () => clearTimeout(timer)
  }, [])
  /** Moves the focus to the message's menu before this is unmounted. */
  const close = (): void => {
    edit.current?.nextElementSibling?.querySelector('button')?.focus()
    onClose()
  }
  const save = async (): Promise<void> => {
    const next = toPlainText(text)
    const [wrong] = messageTextErrors(next)
    if (wrong !== undefined) {
      setError(wrong)
      return
    }
    if (next === body) {
      close()
      return
    }
    setSaving(true)
    const refused = await onSave(next)
    setSaving(false)
    setError(refused)
    if (refused === null) close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  return (
    <div className={styles['edit']} ref={edit}>
      <TextArea
        aria-label={t('Change the message')}
        rows={3}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        errorMessage={error}
      />
      <div className={styles['editActions']}>
        <Button variant="primary" size="sm" isPending={isSaving} pendingLabel={t('Saving')} onPress={() => void save()}>
          {t('Save')}
        </Button>
        <Button variant="quiet" size="sm" onPress={close}>
          {t('Leave as it was')}
        </Button>
      </div>
    </div>
  )
}
