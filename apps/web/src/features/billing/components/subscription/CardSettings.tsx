import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Text } from '@guildhall/ui-kit/Text'
import type { PlanView } from '../../plan-view.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import type { PlanActions } from '../../billing-view.ts'
import { CardPart } from '../settings/CardPart.tsx'
import { PlanUnavailable } from './PlanUnavailable.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface CardSettingsProps {
  readonly view: PlanView
  readonly card: Loadable<CardDetailsWire | null>
  readonly actions: PlanActions
}

/** The card for all further payments. Rules: BILL-17, BILL-18. */
export const CardSettings = ({ actions, card, view }: CardSettingsProps) => {
  const { method, period } = view
  if (method === null) return <PlanUnavailable view={view} />
  if (method === 'invoice') {
    return (
      <>
        <Text tone="muted">
          {period === null
            ? t('Your plan is paid by invoice. A card can pay from now on, each time by itself.')
            : t(
                'Your plan is paid by invoice until {date}. From then on a card can pay, each time by itself; nothing is charged before.',
                { date: formatDate(period.end) },
              )}
        </Text>
        {actions.refusal && (
          <Banner tone="danger" role="alert">
            {actions.refusal}
          </Banner>
        )}
        <Button
          variant="primary"
          onPress={actions.onChangeCard}
          isPending={actions.isOpeningCard ?? false}
          pendingLabel={t('One moment')}
        >
          {t('Change to a card')}
        </Button>
        <Text variant="caption">{t('An open invoice for the next period is taken back.')}</Text>
      </>
    )
  }
  return (
    <>
      <Text tone="muted">
        {t(
          'The card is given on our payment provider’s page; we never see its number. It pays from the next payment on, and at once what is overdue.',
        )}
      </Text>
      {actions.refusal && (
        <Banner tone="danger" role="alert">
          {actions.refusal}
        </Banner>
      )}
      <CardPart card={card} method={method} actions={actions} />
    </>
  )
}
