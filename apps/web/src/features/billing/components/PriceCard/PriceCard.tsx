import { type BasePrice, planCost, type Plan, priceLines } from '@guildhall/domain/plans'
import { moneyFromMajor } from '@guildhall/domain/shared'
import type { ReactNode } from 'react'
import { Card } from '@guildhall/ui-kit/Card'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Text } from '@guildhall/ui-kit/Text'
import { formatFactor, formatMinorShort, formatShortMoney } from '../../../../shared/format/format-minor.ts'
import styles from './PriceCard.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface PriceCardProps {
  readonly plan: Plan
  readonly base: BasePrice
  /** Whether it begins with a trial: nothing is due today. */
  readonly isTrial?: boolean
  /** The button, and a note on what follows. */
  readonly children?: ReactNode
}

/** "USD 2,040": the price of a plan. */
export const formatPrice = (plan: Plan, base: BasePrice): string => formatShortMoney(planCost(plan, base))

/** "680 × 3 × 1 = 2,040" */
export const formatPriceFormula = (plan: Plan, base: BasePrice): string =>
  `${priceLines(plan, base)
    .map(({ value }) => formatFactor(value))
    .join('\u00a0×\u00a0')} =\u00a0${formatMinorShort(planCost(plan, base).minor)}`

/** The price of a plan, line by line, with its calculation. Rule: PLAN-4. */
export const PriceCard = ({ plan, base, isTrial = false, children }: PriceCardProps) => {
  const yearly = { ...plan, billedAnnually: true }
  const monthly = { ...plan, billedAnnually: false }
  const twelve = formatShortMoney({ currency: base.currency, minor: planCost(monthly, base).minor * 12 })
  return (
    <Card title={t('Your price')}>
      <div className={styles['price']}>
        <dl className={styles['sum']} aria-live="polite">
          {priceLines(plan, base).map(({ part, label, value }) => (
            <div key={part} className={styles['line']}>
              <dt>{label}</dt>
              <dd>
                {part === 'base' ? formatShortMoney(moneyFromMajor(value, base.currency)) : `× ${formatFactor(value)}`}
              </dd>
            </div>
          ))}
          <div className={styles['line']} data-total="true">
            <dt>{plan.billedAnnually ? t('A year') : t('A month')}</dt>
            <dd>
              <Text as="span" variant="figure">
                {formatPrice(plan, base)}
              </Text>
            </dd>
          </div>
          {isTrial && (
            <div className={styles['line']}>
              <dt>{t('Due today')}</dt>
              <dd>
                <Text as="span" variant="strong">
                  {base.currency} 0
                </Text>
              </dd>
            </div>
          )}
        </dl>
        <Text variant="caption">{formatPriceFormula(plan, base)}</Text>
        <InlineMessage tone="success">
          {plan.billedAnnually
            ? t('Twelve single months would be {twelve}.', { twelve })
            : t('Annual is {price} a year, half of {twelve}.', { price: formatPrice(yearly, base), twelve })}
        </InlineMessage>
        {children}
      </div>
    </Card>
  )
}
