import type { CandidateView } from '@guildhall/domain/search'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { ScoreBars } from '@guildhall/ui-kit/ScoreBars'
import type { MouseEvent } from 'react'
import type { CandidateLens } from '../../candidate-lens.ts'
import { fullName, rowAvailability, rowRate } from '../../format-candidate.ts'
import { BookmarkToggle } from '../BookmarkToggle.tsx'
import { matchOf } from '../MatchExplain/index.ts'
import styles from './CandidateCard.module.css'

export interface CandidateCardProps {
  readonly candidate: CandidateView
  readonly lens: CandidateLens
  readonly href: string
  readonly isBookmarked: boolean
  /** True while this candidate's pin is highlighted. */
  readonly isNear?: boolean | undefined
  readonly onOpen: () => void
  readonly onBookmark: () => void
  /** Called when the card is highlighted by pointer or focus, or no longer. */
  readonly onNear?: ((isNear: boolean) => void) | undefined
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** One candidate in a narrow list: beside the map, and in the popup of a shared pin. */
export const CandidateCard = ({
  candidate,
  lens,
  href,
  isBookmarked,
  isNear = false,
  onOpen,
  onBookmark,
  onNear,
}: CandidateCardProps) => {
  const name = fullName(candidate)
  const rate = rowRate(candidate, lens)
  const free = rowAvailability(candidate.availability)
  const match = matchOf(candidate, lens)
  return (
    <li className={styles['row']} data-person={candidate.uuid} data-near={isNear || undefined}>
      <Avatar name={name} id={candidate.uuid} src={candidate.profilePicture} isDecorative />
      <div className={styles['who']}>
        <h2>
          <a
            href={href}
            data-row-link
            dir="auto"
            // The link covers the whole row.
            onPointerEnter={() => onNear?.(true)}
            onPointerLeave={() => onNear?.(false)}
            onFocus={() => onNear?.(true)}
            onBlur={() => onNear?.(false)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onOpen()
            }}
          >
            {name}
          </a>
        </h2>
        <p>
          <bdi>{candidate.jobTitle}</bdi>
        </p>
        <p className={styles['muted']}>
          <bdi>{candidate.locationTitle.split(',')[0]}</bdi>
          {rate !== null && (
            <span>
              <strong>{rate.own}</strong> {rate.per}
            </span>
          )}
        </p>
        <p className={styles['facts']}>
          {match !== null && (
            <span>
              <ScoreBars value={match.tally.met} maxValue={match.tally.total} /> {match.words}
            </span>
          )}
          <StatusIndicator tone={free.isNow ? 'success' : 'outline'}>{free.words}</StatusIndicator>
        </p>
      </div>
      <BookmarkToggle
        className={styles['act']}
        name={name}
        lens={lens}
        isBookmarked={isBookmarked}
        onChange={onBookmark}
      />
    </li>
  )
}
