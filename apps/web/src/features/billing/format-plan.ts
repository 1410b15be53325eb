import { type Plan, planCost, formatSeats } from '@guildhall/domain/plans'
import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import type { PlanView } from './plan-view.ts'
import { formatExactMoney } from '../../shared/format/format-minor.ts'
import { t } from '../../shared/i18n/index.ts'

/** "11-50 people, 3 seats, paid by the month" */
export const formatPlan = ({ billedAnnually, seats, size }: Plan): string =>
  t('{size} people, {seat}, paid by the {words}', {
    size,
    seat: formatSeats(seats),
    words: billedAnnually ? t('year') : t('month'),
  })

/** "USD 12,240.00" from minor units. */
export const formatAmount = (minor: number, currency: string): string => formatExactMoney({ currency, minor })

/** "USD 2,040.00": the cost of the plan's next period. */
export const formatPlanCost = (plan: Plan, base: PlanView['base']): string => formatExactMoney(planCost(plan, base))

const brands: Readonly<Record<string, string>> = {
  amex: t('American Express'),
  diners: t('Diners Club'),
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** "Visa ending in 4242" */
export const formatCard = ({ brand, lastFour }: CardDetailsWire): string =>
  t('{brands} ending in {lastFour}', { brands: brands[brand.toLowerCase()] ?? t('Card'), lastFour })

/** "08/2028" */
export const formatCardExpiry = ({ expiryMonth, expiryYear }: CardDetailsWire): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
