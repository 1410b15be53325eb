import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Tally } from '@guildhall/ui-kit/Tally'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { criterionNames, type Match } from './match.ts'
import styles from './MatchExplain.module.css'
import { say } from '../../../../shared/i18n/index.ts'

export interface MatchExplainProps {
  readonly match: Match
}

/** Why this match, criterion by criterion: what is missed first. Card and drawer say the same words. Rule: SRCH-20. */
export const MatchExplain = ({ match }: MatchExplainProps) => (
  <section className={styles['explain']} aria-labelledby="why-this-match">
    <div className={styles['head']}>
      <Text as="h3" look="strong" id="why-this-match">
        {say('Why this match')}
      </Text>
      <span className={styles['tally']}>
        <Tally met={match.tally.met} of={match.tally.total} />
        <Text as="span" look="caption">
          {match.words}
        </Text>
      </span>
    </div>
    <ul>
      {[...match.missed, ...match.met].map(({ criterion, met, words }) => (
        <li key={`${criterion} ${words}`} data-missed={!met || undefined}>
          <Icon of={met ? glyphs.Check : glyphs.X} />
          <p>
            <span>{criterionNames[criterion]}</span>
            <span>
              <VisuallyHidden>{met ? `${say('Met:')} ` : `${say('Missing:')} `}</VisuallyHidden>
              {words}
            </span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
