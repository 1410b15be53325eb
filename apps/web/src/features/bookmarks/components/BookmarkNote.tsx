import { BOOKMARK_NOTE_MAX_LENGTH } from '@guildhall/domain/search'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { TextButton } from '@guildhall/ui-kit/Link'
import { TextArea } from '@guildhall/ui-kit/TextArea'
import { useState } from 'react'
import type { BookmarkView } from '../../candidates/index.ts'
import styles from '../routes/BookmarksPage.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface BookmarkNoteProps {
  readonly bookmark: BookmarkView
  readonly name: string
  /** "Saved by you on 09 November" */
  readonly by: string
  readonly onWrite: (note: string) => void
}

/** A bookmark's note, who added it, and what changed since a colleague last viewed the candidate. Rules: SRCH-41, SRCH-42. */
export const BookmarkNote = ({ bookmark, name, by, onWrite }: BookmarkNoteProps) => {
  const { note, changes } = bookmark
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={styles['about']}>
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
        <form
          className={styles['write']}
          onSubmit={(event) => {
            event.preventDefault()
            onWrite(typed)
            setTyped(null)
          }}
        >
          <TextArea
            label={t('Note on {name}, for your team', { name })}
            rows={2}
            showCharacterCount
            maxLength={BOOKMARK_NOTE_MAX_LENGTH}
            value={typed}
            onChange={setTyped}
          />
          <div>
            <Button size="sm" type="submit">
              {t('Save note')}
            </Button>{' '}
            <Button size="sm" variant="quiet" onPress={() => setTyped(null)}>
              {t('Cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
