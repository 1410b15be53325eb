import { planCost, type Plan, formatSeats } from '@guildhall/domain/plans'
import { MONTHS_PER_YEAR } from '@guildhall/domain/shared'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import type { PlanView } from '../../plan-view.ts'
import { sumWords } from '../../plan-words.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { NotNow } from './NotNow.tsx'
import { annualLines } from '../../quote.ts'
import { QuoteCard } from './QuoteCard.tsx'
import type { PlanChanging } from '../../api/use-plan-change.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface AnnualSettingsProps {
  readonly view: PlanView
  readonly wanted: Plan
  readonly changing: PlanChanging
}

/** From monthly to annual: the year's price less what is left of the month. Rule: PLAN-6. */
export const AnnualSettings = ({ changing, view, wanted }: AnnualSettingsProps) => {
  const { base, nextSeats, period, plan } = view
  if (view.status !== 'active' || period === null) return <NotNow view={view} />
  if (plan.billedAnnually) return <InlineMessage tone="success">{t('Your plan is annual already.')}</InlineMessage>
  const { quote } = changing
  const twelve = sumWords(planCost(plan, base).minor * MONTHS_PER_YEAR, base.currency)
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
