import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { ScoreBars } from '@guildhall/ui-kit/ScoreBars'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { criterionNames, type Match } from './match.ts'
import styles from './MatchExplain.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface MatchExplainProps {
  readonly match: Match
}

/** Explains the match by criterion, missed ones first. Card and drawer use the same texts. Rule: SRCH-20. */
export const MatchExplain = ({ match }: MatchExplainProps) => (
  <section className={styles['explain']} aria-labelledby="why-this-match">
    <div className={styles['head']}>
      <Text as="h3" variant="strong" id="why-this-match">
        {t('Why this match')}
      </Text>
      <span className={styles['tally']}>
        <ScoreBars value={match.tally.met} maxValue={match.tally.total} />
        <Text as="span" variant="caption">
          {match.words}
        </Text>
      </span>
    </div>
    <ul>
      {[...match.missed, ...match.met].map(({ criterion, met, text }) => (
        <li key={`${criterion} ${text}`} data-missed={!met || undefined}>
          <Icon icon={met ? icons.Check : icons.X} />
          <p>
            <span>{criterionNames[criterion]}</span>
            <span>
              <VisuallyHidden>{met ? `${t('Met:')} ` : `${t('Missing:')} `}</VisuallyHidden>
              {text}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
