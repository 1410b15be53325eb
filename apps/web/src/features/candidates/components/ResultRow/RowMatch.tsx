import { Tally } from '@guildhall/ui-kit/Tally'
import { type Match, metWords } from '../MatchExplain/index.ts'
import styles from './ResultRow.module.css'
import { say } from '../../../../shared/i18n/index.ts'

/** The tally, and the words: what is missing first, so that it is never cut off. */
export const RowMatch = ({ match, isTopMatch }: { readonly match: Match; readonly isTopMatch: boolean }) => (
  <>
    <Tally met={match.tally.met} of={match.tally.total} />
    <span className={styles['words']}>
      {isTopMatch && <span className={styles['top']}>{say('Top match:')} </span>}
      <strong>{match.words}</strong>
      {match.missed.map(({ criterion, words }) => (
        <span key={`${criterion} ${words}`} className={styles['missed']}>
          {words}
        </span>
      ))}
      {metWords(match).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  </>
)
