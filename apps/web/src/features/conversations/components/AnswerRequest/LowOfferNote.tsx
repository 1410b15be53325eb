import { lowOffers, type Offer } from '@guildhall/domain/conversations'
import { convert } from '@guildhall/domain/reference'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import type { ConversationReader } from '../../reader.ts'
import { formatRatesDay } from '../../../../shared/format/format-converted.ts'
import { formatMoney } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface LowOfferNoteProps {
  readonly offer: Offer
  readonly reader: Pick<ConversationReader, 'expectedRates' | 'rates'>
}

/** A note that an offer is well below the contractor's expected rates, and that other terms can be proposed. Rule: CONV-34. */
export const LowOfferNote = ({ offer, reader: { expectedRates: wanted, rates } }: LowOfferNoteProps) => {
  if (wanted === null) return null
  const [low] = lowOffers(offer, wanted, (amount, from, to) => convert(amount, from, to, rates))
  if (low === undefined) return null
  const [amount, currency] =
    low.field === 'rate' ? [wanted.exactRate, wanted.currency] : [wanted.permanentExactRate, wanted.permanentCurrency]
  const offeredIn = low.field === 'rate' ? offer.currency : offer.permCurrency
  const ratesDay = offeredIn === currency ? null : formatRatesDay(rates)
  return (
    <InlineMessage tone="warning">
      {t('This is {percent}% of the {money} you ask. You can suggest other terms instead of declining.', {
        percent: low.percent,
        money: formatMoney(amount ?? 0, currency ?? ''),
      })}
      {ratesDay !== null && ` (${ratesDay})`}
    </InlineMessage>
  )
}
