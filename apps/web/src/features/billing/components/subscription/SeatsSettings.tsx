import { getSizeBand, type Plan, formatSeats } from '@guildhall/domain/plans'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import type { PlanView } from '../../plan-view.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { PlanUnavailable } from './PlanUnavailable.tsx'
import { formatNextPayments, seatLines } from '../../quote.ts'
import { QuoteCard } from './QuoteCard.tsx'
import type { PlanChange } from '../../api/use-plan-change.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface SeatsSettingsProps {
  readonly view: PlanView
  readonly wanted: Plan
  readonly onSeats: (seats: number) => void
  readonly changing: PlanChange
}

/** The helper text of the field. */
const helpOf = ({ method, nextSeats, period, plan, seatsInUse }: PlanView): string => {
  const then =
    nextSeats === null || period === null
      ? ''
      : ` ${t('{seat} from {date}.', { seat: formatSeats(nextSeats), date: formatDate(period.end) })}`
  const fewer =
    method === 'invoice' ? t('By invoice, seats can only be added.') : t('Fewer seats count from the next period.')
  return t('{seats} now, {seatsInUse} in use.{next} {fewer}', { seats: plan.seats, seatsInUse, next: then, fewer })
}

/** More seats at once, fewer from the next period. Rules: PLAN-7, PLAN-8. */
export const SeatsSettings = ({ changing, onSeats, view, wanted }: SeatsSettingsProps) => {
  const { period, plan } = view
  if (view.status !== 'active' || period === null) return <PlanUnavailable view={view} />
  const byInvoice = view.method === 'invoice'
  const { quote } = changing
  const lowest = byInvoice ? plan.seats : Math.max(1, view.seatsInUse)
  return (
    <QuoteCard
      changing={changing}
      lines={quote === null ? [] : seatLines(view, period, wanted, quote)}
      byInvoice={byInvoice}
      field={
        <NumberField
          label={t('Seats')}
          hasStepper
          decrementLabel={t('One seat fewer')}
          incrementLabel={t('One seat more')}
          value={wanted.seats}
          onChange={(seats) => onSeats(Number.isSafeInteger(seats) ? seats : plan.seats)}
          minValue={lowest}
          maxValue={getSizeBand(plan.size).maxUsers}
          description={helpOf(view)}
        />
      }
      note={quote && formatNextPayments(view, wanted, quote)}
      laterText={t('Change to {seat} from {date}', { seat: formatSeats(wanted.seats), date: formatDate(period.end) })}
      idleText={t('Choose another number of seats to see what it costs.')}
    />
  )
}
