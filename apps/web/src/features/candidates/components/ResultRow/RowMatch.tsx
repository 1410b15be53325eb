import { ScoreBars } from '@guildhall/ui-kit/ScoreBars'
import type { CandidateMarks } from '../../api/marks-from-wire.ts'
import { type Match, metWords } from '../MatchExplain/index.ts'
import { Marked } from './Marked.tsx'
import styles from './RowMatch.module.css'
import { Trans, t } from '../../../../shared/i18n/index.ts'

interface RowMatchProps {
  readonly match: Match
  readonly isTopMatch: boolean
  readonly marks: CandidateMarks | null
}

/** Where the words are found in past work alone, that work is named first. */
const foundInWork = (marks: CandidateMarks | null): CandidateMarks['experience'] =>
  marks === null || marks.jobTitle.length > 0 || marks.skills.size > 0 ? null : marks.experience

/** The tally and the criteria, missed ones first, so that they are never cut off. Rules: SRCH-20, SRCH-61. */
export const RowMatch = ({ match, isTopMatch, marks }: RowMatchProps) => {
  const work = foundInWork(marks)
  const met = work === null ? match : { ...match, met: match.met.filter(({ criterion }) => criterion !== 'jobTitle') }
  return (
    <>
      <ScoreBars value={match.tally.met} maxValue={match.tally.total} />
      <span className={styles['words']}>
        {isTopMatch && <span className={styles['top']}>{t('Top match:')} </span>}
        <strong>{match.words}</strong>
        {match.missed.map(({ criterion, text }) => (
          <span key={`${criterion} ${text}`} className={styles['missed']}>
            {text}
          </span>
        ))}
        {work !== null && (
          <span>
            <Trans
              message="Was <work>{work}</work> at {company}"
              values={{ work: work.title.map(({ text }) => text).join(''), company: work.company }}
              components={{ work: (title) => <Marked text={title} parts={work.title} /> }}
            />
          </span>
        )}
        {metWords(met).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </span>
    </>
  )
}
