import { memo, type MouseEvent, type ReactNode } from 'react'
import type { CandidateView } from '@guildhall/domain/search'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { ToggleButton } from '@guildhall/ui-kit/ToggleButton'
import type { CandidateMarks } from '../../api/marks-from-wire.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { fullName, formatOpportunity, rowAvailability, rowRate } from '../../format-candidate.ts'
import { summarizeContact, isContactable } from '../../contact-summary.ts'
import { BookmarkToggle } from '../BookmarkToggle.tsx'
import { matchOf } from '../MatchExplain/index.ts'
import { Marked } from './Marked.tsx'
import { RowMatch } from './RowMatch.tsx'
import { RowSkills } from './RowSkills.tsx'
import styles from './ResultRow.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ResultRowProps {
  readonly candidate: CandidateView
  readonly lens: CandidateLens
  /** The address of this candidate's drawer: the row is a link, so that it can be opened in a new tab and shared. */
  readonly href: string
  readonly isTopMatch?: boolean | undefined
  readonly isSeen?: boolean | undefined
  readonly isBookmarked: boolean
  readonly onOpen: (candidate: CandidateView) => void
  readonly onBookmark: (candidate: CandidateView) => void
  readonly onMessage: (candidate: CandidateView) => void
  /** Called with the uuid while pointer or focus is on the row's link, and with null afterwards. */
  readonly onNear?: ((uuid: string | null) => void) | undefined
  /** Whether the candidate is selected for comparison; `onPick` is null if the limit is reached. Without both there is no comparison. */
  readonly isPicked?: boolean | undefined
  readonly onPick?: ((candidate: CandidateView) => void) | null | undefined
  /** Which words match those of the search. */
  readonly marks?: CandidateMarks | null | undefined
  /** Shown instead of the match: a bookmark's note. */
  readonly note?: ReactNode
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const Row = ({
  candidate,
  lens,
  href,
  isTopMatch = false,
  isSeen = false,
  isBookmarked,
  onOpen,
  onBookmark,
  onMessage,
  onNear,
  isPicked = false,
  onPick,
  marks = null,
  note,
}: ResultRowProps) => {
  const name = fullName(candidate)
  const rate = rowRate(candidate, lens)
  const free = rowAvailability(candidate.availability)
  const contact = summarizeContact(candidate.contactState, lens.now, lens.viewer)
  const match = matchOf(candidate, lens)
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(candidate)
  }
  return (
    <li className={styles['row']} data-person={candidate.uuid} data-note={note !== undefined || undefined}>
      <Avatar className={styles['face']} name={name} id={candidate.uuid} src={candidate.profilePicture} isDecorative />
      <div className={styles['who']}>
        <div className={styles['name']}>
          <h2>
            <a
              href={href}
              data-row-link
              dir="auto"
              onClick={open}
              onPointerEnter={() => onNear?.(candidate.uuid)}
              onPointerLeave={() => onNear?.(null)}
              onFocus={() => onNear?.(candidate.uuid)}
              onBlur={() => onNear?.(null)}
            >
              {name}
            </a>
          </h2>
          {isTopMatch && (
            <Badge tone="accent" className={styles['desk']}>
              {t('Top match')}
            </Badge>
          )}
          {candidate.respondsFast && (
            <Badge tone="outline" className={styles['extra']}>
              {t('Responds fast')}
            </Badge>
          )}
          {isSeen && <span className={styles['extra']}>{t('Seen')}</span>}
        </div>
        <p className={styles['line']}>
          <bdi>
            <Marked text={candidate.jobTitle} parts={marks?.jobTitle} />
          </bdi>
          <span className={styles['place']}>
            <bdi>{candidate.locationTitle}</bdi>
          </span>
        </p>
        <RowSkills skills={candidate.skills} wanted={lens.search?.skills ?? []} marks={marks?.skills} />
      </div>
      <div className={styles['rate']}>
        {rate === null ? (
          <p className={styles['muted']}>{t('No rate given')}</p>
        ) : (
          <>
            <p>
              <strong>{rate.own}</strong> <span className={styles['muted']}>{rate.per}</span>
            </p>{' '}
            {rate.converted !== null && <p className={styles['muted']}>{rate.converted}</p>}
          </>
        )}
      </div>
      <div className={styles['when']}>
        <StatusIndicator tone={free.isNow ? 'success' : 'outline'}>{free.words}</StatusIndicator>
        <p className={styles['kind']}>{formatOpportunity(candidate)}</p>
      </div>
      <div className={styles['act']}>
        {onPick !== undefined && (
          <ToggleButton
            label={
              onPick === null ? t('Compare {name}: four are chosen already', { name }) : t('Compare {name}', { name })
            }
            icon={icons.Columns2}
            isSelected={isPicked}
            isDisabled={onPick === null}
            onChange={() => onPick?.(candidate)}
          />
        )}
        <IconButton
          className={styles['message']}
          label={t('Send a request to {name}', { name })}
          icon={icons.MessageSquare}
          isDisabled={!isContactable(candidate.contactState, lens.now)}
          onPress={() => onMessage(candidate)}
        />
        <BookmarkToggle name={name} lens={lens} isBookmarked={isBookmarked} onChange={() => onBookmark(candidate)} />
      </div>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      {(match !== null || contact !== null) && (
        <div className={styles['why']}>
          {match !== null && note === undefined && <RowMatch match={match} isTopMatch={isTopMatch} marks={marks} />}
          {contact !== null && (
            <StatusIndicator tone={contact.tone} className={styles['contact']}>
              {contact.sentence}
            </StatusIndicator>
          )}
        </div>
      )}
    </li>
  )
}

/**
 * One candidate in the results: name, title, place, rate, availability, and why they match. The row is memoized, so pass callbacks with a stable
 * identity.
 */
export const ResultRow = memo(Row)
