import { planCost, type Plan, formatSeats } from '@guildhall/domain/plans'
import { MONTHS_PER_YEAR } from '@guildhall/domain/shared'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import type { PlanView } from '../../plan-view.ts'
import { formatAmount } from '../../format-plan.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { PlanUnavailable } from './PlanUnavailable.tsx'
import { annualLines } from '../../quote.ts'
import { QuoteCard } from './QuoteCard.tsx'
import type { PlanChange } from '../../api/use-plan-change.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface AnnualSettingsProps {
  readonly view: PlanView
  readonly wanted: Plan
  readonly changing: PlanChange
}

/** From monthly to annual: the annual price less the rest of the month. Rule: PLAN-6. */
export const AnnualSettings = ({ changing, view, wanted }: AnnualSettingsProps) => {
  const { base, nextSeats, period, plan } = view
  if (view.status !== 'active' || period === null) return <PlanUnavailable view={view} />
  if (plan.billedAnnually) return <InlineMessage tone="success">{t('Your plan is annual already.')}</InlineMessage>
  const { quote } = changing
  const twelve = formatAmount(planCost(plan, base).minor * MONTHS_PER_YEAR, base.currency)
  return (
    <>
      {nextSeats !== null && (
        <InlineMessage>
          {t('You asked for {seat} from the next period. The annual plan starts with the {seat2} you have.', {
            seat: formatSeats(nextSeats),
            seat2: formatSeats(plan.seats),
          })}
        </InlineMessage>
      )}
      <QuoteCard
        changing={changing}
        lines={quote === null ? [] : annualLines(view, period, wanted, quote)}
        byInvoice={view.method === 'invoice'}
        note={
          quote &&
          t('The next payment is on {date}. Twelve single months would be {twelve}.', {
            date: formatDate(quote.nextPaymentDate),
            twelve,
          })
        }
      />
    </>
  )
}
