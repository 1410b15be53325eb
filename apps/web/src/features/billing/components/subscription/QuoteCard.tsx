import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Text } from '@guildhall/ui-kit/Text'
import type { ReactNode } from 'react'
import { formatMinor } from '../../../../shared/format/format-minor.ts'
import { formatAmount } from '../../format-plan.ts'
import type { Quote, QuoteLine } from '../../quote.ts'
import styles from './Subscription.module.css'
import type { PlanChange } from '../../api/use-plan-change.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface QuoteCardProps {
  readonly changing: PlanChange
  readonly lines: readonly QuoteLine[]
  /** The field for the new value. */
  readonly field?: ReactNode
  /** The next payment. */
  readonly note?: ReactNode
  readonly byInvoice: boolean
  /** The button's text if nothing is due today. */
  readonly laterText?: string
  /** Why nothing can be paid, if nothing would change. */
  readonly idleText?: string
}

/** The cost of a change today, line by line, and the button that pays it. Rules: BILL-8, PLAN-4. */
export const QuoteCard = ({ changing, field, lines, note, ...words }: QuoteCardProps) => {
  const { quote } = changing
  return (
    <Card>
      <div className={styles['change']}>
        {field}
        {quote !== null && <Sum quote={quote} lines={lines} byInvoice={words.byInvoice} />}
        {quote !== null && note !== undefined && <Text tone="muted">{note}</Text>}
        <Refusal changing={changing} />
        <div className={styles['actions']}>
          <Button
            variant="primary"
            onPress={changing.onConfirm}
            isPending={changing.isChanging || changing.isQuoting}
            pendingLabel={changing.isQuoting ? t('Working out the price') : t('Paying')}
            isDisabled={quote === null}
          >
            {quote === null ? t('Change the plan') : getButtonText(quote, words)}
          </Button>
          <LinkButton variant="quiet" href="/settings/subscription">
            {t('Back')}
          </LinkButton>
        </div>
        {quote === null && words.idleText !== undefined && <Text variant="caption">{words.idleText}</Text>}
      </div>
    </Card>
  )
}

const getButtonText = (
  { amountDue, isImmediate: fromNow }: Quote,
  { byInvoice, laterText = t('Change the plan') }: Pick<QuoteCardProps, 'byInvoice' | 'laterText'>,
): string => {
  if (!fromNow || amountDue === 0) return laterText
  return byInvoice ? t('Send me the invoice') : t('Pay {minor} and change', { minor: formatMinor(amountDue) })
}

interface SumProps {
  readonly quote: Quote
  readonly lines: readonly QuoteLine[]
  readonly byInvoice: boolean
}

const Sum = ({ byInvoice, lines, quote }: SumProps) => (
  <dl className={styles['sum']} aria-live="polite">
    {lines.map(({ id, amount: sum, label: words }) => (
      <div key={id} className={styles['line']}>
        <dt>{words}</dt>
        <dd>{sum < 0 ? `− ${formatMinor(-sum)}` : formatMinor(sum)}</dd>
      </div>
    ))}
    <div className={styles['line']} data-total="true">
      <dt>{byInvoice ? t('On the invoice') : t('Due today')}</dt>
      <dd>
        <Text as="span" variant="figure">
          {formatAmount(quote.amountDue, quote.currency)}
        </Text>
      </dd>
    </div>
  </dl>
)

const Refusal = ({ changing }: { readonly changing: PlanChange }) => {
  const { isDeclined, isOpeningCard, onChangeCard, refusal } = changing
  if (refusal === null) return null
  if (!isDeclined) {
    return (
      <Banner tone="danger" role="alert">
        {refusal}
      </Banner>
    )
  }
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('Your card was declined.')}
      actions={
        <Button size="sm" onPress={onChangeCard} isPending={isOpeningCard} pendingLabel={t('Opening')}>
          {t('Use another card')}
        </Button>
      }
    >
      {t('Nothing was charged and nothing has changed. What you chose is kept.')}
    </Banner>
  )
}
