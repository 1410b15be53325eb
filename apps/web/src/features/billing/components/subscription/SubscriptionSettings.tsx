import type { CardDetailsWire, CompanyWire } from '@guildhall/rest-contract/client'
import { planCost, formatSeats } from '@guildhall/domain/plans'
import { LinkButton } from '@guildhall/ui-kit/Button'
import type { PlanView } from '../../plan-view.ts'
import { formatCard, formatAmount } from '../../format-plan.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { CancelPart } from '../settings/CancelPart.tsx'
import { PlanPart } from '../settings/PlanPart.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface SubscriptionSettingsProps {
  readonly view: PlanView
  readonly company: CompanyWire
  /** Undefined while it is loading. */
  readonly card: CardDetailsWire | null | undefined
  readonly actions: PlanActions
  readonly now: Date
}

/** The plan, and links to change it. Rule: UI-4. */
export const SubscriptionSettings = (props: SubscriptionSettingsProps) => {
  const { actions, view } = props
  const runs = view.method !== null && view.status !== 'cancelled'
  return (
    <>
      <PlanPart {...props} />
      {view.method !== null && view.status === 'active' && <Changes {...props} />}
      {runs && <CancelPart view={view} actions={actions} />}
    </>
  )
}

const Changes = ({ card, view }: SubscriptionSettingsProps) => {
  const { base, method, plan, seatsInUse } = view
  const year = planCost({ ...plan, billedAnnually: true }, base)
  return (
    <SettingPart title={t('Change your plan')}>
      <SettingRows>
        {!plan.billedAnnually && (
          <SettingRow
            label={t('Change to annual subscription')}
            value={`Half the price of twelve months, paid at once: ${formatAmount(year.minor, year.currency)} a year.`}
            control={<LinkButton href="/settings/subscription/annual">{t('See the price')}</LinkButton>}
          />
        )}
        <SettingRow
          label={t('Add team member seats')}
          value={`${formatSeats(plan.seats)}, ${seatsInUse} in use.`}
          control={<LinkButton href="/settings/subscription/seats">{t('Change seats')}</LinkButton>}
        />
        <SettingRow
          label={t('Change to credit card payment')}
          value={cardLine(card, method)}
          control={
            <LinkButton href="/settings/subscription/card">
              {method === 'card' ? t('Change card') : t('Read how')}
            </LinkButton>
          }
        />
      </SettingRows>
    </SettingPart>
  )
}

const cardLine = (card: CardDetailsWire | null | undefined, method: PlanView['method']): string => {
  if (method === 'invoice') return t('You pay by invoice.')
  return card ? t('{card} pays.', { card: formatCard(card) }) : t('A card pays.')
}
