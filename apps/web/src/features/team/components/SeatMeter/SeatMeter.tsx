import { Meter } from '@guildhall/ui-kit/Meter'
import { SegmentedMeter } from '@guildhall/ui-kit/SegmentedMeter'
import type { TeamView } from '../../team-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface SeatMeterProps {
  readonly seats: TeamView['seats']
}

/** With more seats, single pips are not legible. */
const pipsAtMost = 20

/** "2 used, 1 kept for an invite" */
export const formatSeatUse = ({ used, held }: TeamView['seats']): string =>
  held === 0
    ? t('{used} used', { used })
    : t('{used} used, {held} kept for {words}', { used, held, words: held === 1 ? t('an invite') : t('invites') })

/** The seats of a team: a pip for each, hollow if an invite reserves it; with many seats, a bar. Rule: COMP-14. */
export const SeatMeter = ({ seats }: SeatMeterProps) => {
  const { total, used, held } = seats
  return total <= pipsAtMost ? (
    <SegmentedMeter
      label={t('Seats')}
      value={used}
      reserved={held}
      maxValue={total}
      valueLabel={t('{words}, of {total}', { words: formatSeatUse(seats), total })}
    />
  ) : (
    <Meter
      aria-label={t('Seats')}
      value={used + held}
      maxValue={total}
      valueLabel={t('{count} of {total}', { count: used + held, total })}
    />
  )
}
