import { Link } from '@guildhall/ui-kit/Link'
import { Meter } from '@guildhall/ui-kit/Meter'
import { Pips } from '@guildhall/ui-kit/Pips'
import { Text } from '@guildhall/ui-kit/Text'
import { SettingPart } from '../../../patterns/SettingsFrame/index.ts'
import type { TeamView } from './team-view.ts'
import styles from './TeamSettings.module.css'
import { say } from '../../../words/index.ts'

/** Beyond these a pip each is no picture any more. */
const pipsAtMost = 20

/** "2 used, 1 kept for an invite" */
const wordsOf = ({ used, held }: TeamView['seats']): string =>
  held === 0
    ? say('{used} used', { used })
    : say('{used} used, {held} kept for {words}', { used, held, words: held === 1 ? say('an invite') : say('invites') })

/** How many seats the team has, and how many are taken. Source: D7. */
export const SeatsPart = ({ team }: { readonly team: TeamView }) => {
  const { total, used, held } = team.seats
  return (
    <SettingPart
      title={say('Seats')}
      aside={
        <Text as="span" tone="muted">
          <Text as="strong" look="strong">
            {used + held}
          </Text>{' '}
          {say('of {total} {words}', { total, words: total === 1 ? say('seat') : say('seats') })}
        </Text>
      }
    >
      <div className={styles['seat']}>
        <Text tone="muted">{say('Admins and recruiters use a seat. Viewers and billing people don’t.')}</Text>
        {total <= pipsAtMost ? (
          <Pips
            label={say('Seats')}
            used={used}
            held={held}
            of={total}
            valueText={say('{words}, of {total}', { words: wordsOf(team.seats), total })}
          />
        ) : (
          <Meter
            aria-label={say('Seats')}
            value={used + held}
            maxValue={total}
            valueText={say('{count} of {total}', { count: used + held, total })}
          />
        )}
        <div className={styles['spread']}>
          <Text tone="muted">{wordsOf(team.seats)}</Text>
          {team.canManage && <Link href="/settings/subscription/seats">{say('Add seats')}</Link>}
        </div>
      </div>
    </SettingPart>
  )
}
