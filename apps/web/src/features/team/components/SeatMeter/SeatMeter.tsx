import { Meter } from '@guildhall/ui-kit/Meter'
import { Pips } from '@guildhall/ui-kit/Pips'
import type { TeamView } from '../../team-view.ts'
import { say } from '../../../../shared/i18n/index.ts'

export interface SeatMeterProps {
  readonly seats: TeamView['seats']
}

/** Beyond these a pip each is no picture any more. */
const pipsAtMost = 20

/** "2 used, 1 kept for an invite" */
export const seatUseWords = ({ used, held }: TeamView['seats']): string =>
  held === 0
    ? say('{used} used', { used })
    : say('{used} used, {held} kept for {words}', { used, held, words: held === 1 ? say('an invite') : say('invites') })

/** How many seats of a team are taken: a pip each, hollow where an invite keeps it; of many, a bar. Rule: COMP-14. */
export const SeatMeter = ({ seats }: SeatMeterProps) => {
  const { total, used, held } = seats
  return total <= pipsAtMost ? (
    <Pips
      label={say('Seats')}
      used={used}
      held={held}
      of={total}
      valueText={say('{words}, of {total}', { words: seatUseWords(seats), total })}
    />
  ) : (
    <Meter
      aria-label={say('Seats')}
      value={used + held}
      maxValue={total}
      valueText={say('{count} of {total}', { count: used + held, total })}
    />
  )
}
