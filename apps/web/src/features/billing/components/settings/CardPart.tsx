import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import { Button } from '@guildhall/ui-kit/Button'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatCard, formatCardExpiry } from '../../format-plan.ts'
import type { PlanView } from '../../plan-view.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import type { PlanActions } from '../../billing-view.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface CardPartProps {
  readonly card: Loadable<CardDetailsWire | null>
  readonly method: PlanView['method']
  readonly actions: PlanActions
}

/** The card that pays, and a button to change it. Rule: BILL-18. */
export const CardPart = (props: CardPartProps) => (
  <SettingPart title={t('Card')}>
    <Card {...props} />
  </SettingPart>
)

const Card = ({ actions, card, method }: CardPartProps) => {
  if (card.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the card')}>
        <Skeleton width="40%" />
      </SkeletonGroup>
    )
  }
  if (card.state === 'failed') {
    return (
      <Banner
        tone="danger"
        title={t('The card did not load.')}
        actions={
          <Button size="sm" onPress={card.onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {card.message}
      </Banner>
    )
  }
  if (card.value === null) {
    return (
      <Text tone="muted">
        {method === 'invoice' ? t('Your plan is paid by invoice.') : t('No card pays for your company yet.')}
      </Text>
    )
  }
  return (
    <SettingRows>
      <SettingRow
        label={formatCard(card.value)}
        value={t('Valid to {expiry}', { expiry: formatCardExpiry(card.value) })}
        control={
          <Button onPress={actions.onChangeCard} isPending={actions.isOpeningCard ?? false} pendingLabel={t('Opening')}>
            {t('Use another card')}
          </Button>
        }
      />
    </SettingRows>
  )
}
