import { memo } from 'react'
import {
  type CandidateLens,
  fullName,
  type BookmarkView,
  ResultRow,
  type ResultRowProps,
} from '../../candidates/index.ts'
import { formatDay } from '../../../shared/format/formats.ts'
import { BookmarkNote } from './BookmarkNote.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface BookmarkRowProps extends Omit<ResultRowProps, 'note'> {
  readonly bookmark: BookmarkView
  /** Null once the note is saved, else why not. */
  readonly onWrite: (kept: BookmarkView, note: string) => Promise<string | null>
}

const formatSaved = ({ addedAt, addedBy }: BookmarkView, { now, viewer }: CandidateLens): string =>
  addedBy === null
    ? t('Saved {day}', { day: formatDay(addedAt, now) })
    : t('Saved by {words} on {day}', {
        words: addedBy === viewer ? t('you') : addedBy,
        day: formatDay(addedAt, now),
      })

/** A bookmarked candidate, with who bookmarked them and the note. Rendered again only when one of its props changes. */
export const BookmarkRow = memo(({ bookmark: kept, onWrite, ...row }: BookmarkRowProps) => (
  <ResultRow
    {...row}
    note={
      <BookmarkNote
        bookmark={kept}
        name={fullName(kept.candidate)}
        by={formatSaved(kept, row.lens)}
        onWrite={(note) => onWrite(kept, note)}
      />
    }
  />
))
