import { ScoreBars } from '@guildhall/ui-kit/ScoreBars'
import { type Match, metWords } from '../MatchExplain/index.ts'
import styles from './ResultRow.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The tally and the criteria, missed ones first, so that they are never cut off. */
export const RowMatch = ({ match, isTopMatch }: { readonly match: Match; readonly isTopMatch: boolean }) => (
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
      {metWords(match).map((label) => (
        <span key={label}>{label}</span>
      ))}
    </span>
  </>
)
