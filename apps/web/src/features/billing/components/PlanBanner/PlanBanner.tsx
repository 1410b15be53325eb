import { SUSPEND_AFTER_DAYS } from '@guildhall/domain/plans'
import { addDays } from '@guildhall/domain/shared'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { canPay } from '../../can-pay.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { formatWaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'
import { TrialBanner } from '../TrialBanner/index.ts'
import styles from './PlanBanner.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface PlanBannerProps {
  readonly company: CompanyWire
  readonly now: Date
  /** The payment method, if it is known. */
  readonly method?: 'card' | 'invoice' | null | undefined
}

interface BannerContent {
  readonly tone: 'warning' | 'danger'
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly href: string }
}

const BILLING = '/settings/billing'
const daysOn = (instant: string, days: number): Date => addDays(new Date(instant), days)

const payAction = (method: PlanBannerProps['method']): BannerContent['action'] =>
  method === 'card' ? { label: t('Use another card'), href: BILLING } : { label: t('See the invoice'), href: BILLING }

/** The invoice that is late, if one is. */
const lateInvoice = ({ company: { waitingInvoice }, method, now }: PlanBannerProps): string | null =>
  method === 'card' || waitingInvoice === null ? null : formatWaitingInvoice(waitingInvoice, now)

const pastDue = (props: PlanBannerProps): BannerContent => ({
  tone: 'danger',
  title:
    lateInvoice(props) ??
    (props.method === 'card' ? t('Your card could not be charged.') : t('Your last payment is late.')),
  text:
    props.company.paidUntil === null
      ? t('Your plan will be suspended if it is not paid.')
      : t('Everything works until {date}; then your plan is suspended.', {
          date: formatDate(daysOn(props.company.paidUntil, SUSPEND_AFTER_DAYS)),
        }),
  action: payAction(props.method),
})

const suspended = (props: PlanBannerProps): BannerContent => ({
  tone: 'danger',
  title: t('Your plan is suspended.'),
  text: [
    lateInvoice(props),
    t('You can search and read, but not contact anybody new. It is active again as soon as it is paid.'),
  ]
    .filter((text) => text !== null)
    .join(' '),
  action: payAction(props.method),
})

const cancelled = ({ company: { paidUntil, waitingInvoice }, now }: PlanBannerProps): BannerContent => {
  if (paidUntil !== null && new Date(paidUntil) > now) {
    return {
      tone: 'warning',
      title: t('Your plan ends on {date}.', { date: formatDate(paidUntil) }),
      text: t('Until then everything works, and you can resume it.'),
      action: { label: t('Resume'), href: BILLING },
    }
  }
  if (waitingInvoice !== null) {
    return {
      tone: 'warning',
      title: formatWaitingInvoice(waitingInvoice, now),
      text: t('You can search and read. Your plan starts the day it is paid.'),
      action: { label: t('See the invoice'), href: BILLING },
    }
  }
  return {
    tone: 'danger',
    title: t('Your subscription has expired.'),
    text: t('You can search and read. To write to somebody new, choose a plan.'),
    action: { label: t('Upgrade now'), href: '/sign-up/subscription-details' },
  }
}

const getContent = (props: PlanBannerProps): BannerContent | null => {
  switch (props.company.subscriptionStatus) {
    case 'past_due':
      return pastDue(props)
    case 'suspended':
      return suspended(props)
    case 'cancelled':
      return cancelled(props)
    default:
      return null
  }
}

/** A banner over every page: the rest of a trial, a late payment, a plan that ends. Nothing if the plan is in order. Rule: UI-30. */
export const PlanBanner = (props: PlanBannerProps) => {
  const { company, now } = props
  if (company.accountType === 'trial') return <TrialBanner company={company} now={now} />
  const content = getContent(props)
  if (content === null) return null
  return (
    <aside className={styles['plan']} aria-label={t('Your plan')}>
      <Banner
        tone={content.tone}
        title={content.title}
        actions={
          canPay(company) ? (
            <LinkButton size="sm" href={content.action.href}>
              {content.action.label}
            </LinkButton>
          ) : undefined
        }
      >
        {content.text}
        {!canPay(company) && ` ${t('An admin of your company can mend that.')}`}
      </Banner>
    </aside>
  )
}
