import { BOOKMARK_NOTE_MAX_LENGTH } from '@guildhall/domain/search'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { TextButton } from '@guildhall/ui-kit/Link'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { useState } from 'react'
import type { BookmarkView } from '../../candidates/index.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useInlineFocus } from '../../../shared/hooks/use-inline-focus.ts'
import styles from '../routes/BookmarksPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface BookmarkNoteProps {
  readonly bookmark: BookmarkView
  readonly name: string
  /** "Saved by you on 09 November" */
  readonly by: string
  /** Null once the note is saved, else why not. */
  readonly onWrite: (note: string) => Promise<string | null>
}

/** A bookmark's note, who added it, and what changed since a colleague last viewed the candidate. Rules: SRCH-41, SRCH-42. */
export const BookmarkNote = ({ bookmark, name, by, onWrite }: BookmarkNoteProps) => {
  const { note, changes } = bookmark
  const [typed, setTyped] = useState<string | null>(null)
  const place = useInlineFocus<HTMLDivElement>(typed === null ? null : 'note')
  return (
    <div ref={place} className={styles['about']}>
      {changes.length > 0 && (
        <ul className={styles['changes']} aria-label={t('What changed of {name}', { name })}>
          {changes.map((label) => (
            <li key={label}>
              <Badge tone="info">{t('Changed')}</Badge> {label}
            </li>
          ))}
        </ul>
      )}
      {typed === null ? (
        <p className={styles['note']}>
          {note !== null && <span dir="auto">{note}</span>}
          <span className={styles['by']}>{by}</span>
          <TextButton
            data-opens="note"
            aria-label={t('{words} on {name}', {
              words: note === null ? t('Add a note') : t('Change the note'),
              name,
            })}
            onPress={() => setTyped(note ?? '')}
          >
            {note === null ? t('Add a note') : t('Change')}
          </TextButton>
        </p>
      ) : (
        <NoteEditor note={typed} name={name} onChange={setTyped} onWrite={onWrite} onClose={() => setTyped(null)} />
      )}
    </div>
  )
}

interface NoteEditorProps extends Pick<BookmarkNoteProps, 'name' | 'onWrite'> {
  readonly note: string
  readonly onChange: (note: string) => void
  readonly onClose: () => void
}

/** The note, until it is saved: a refusal leaves it open with what was typed. Rule: UI-63. */
const NoteEditor = ({ note, name, onChange, onWrite, onClose }: NoteEditorProps) => {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [isSaving, setSaving] = useState(false)
  const label = t('Note on {name}, for your team', { name })
  const save = async (): Promise<void> => {
    setSaving(true)
    const refused = await onWrite(note)
    setSaving(false)
    if (refused === null) onClose()
    else setErrors([{ field: 'note', label, message: refused }])
  }
  return (
    <Form label={label} hasErrorSummary={false} errors={errors} onSubmit={() => void save()}>
      <TextArea
        label={label}
        name="note"
        rows={2}
        showCharacterCount
        maxLength={BOOKMARK_NOTE_MAX_LENGTH}
        value={note}
        onChange={onChange}
        errorMessage={getErrorMessage(errors, 'note')}
      />
      <div>
        <Button size="sm" type="submit" isPending={isSaving} pendingLabel={t('Saving')}>
          {t('Save note')}
        </Button>{' '}
        <Button size="sm" variant="quiet" onPress={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  )
}
