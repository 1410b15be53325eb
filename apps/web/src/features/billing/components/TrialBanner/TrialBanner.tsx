import { DAY_MS } from '@guildhall/domain/shared'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { canPay } from '../../can-pay.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { formatWaitingInvoice } from '../../../../shared/format/waiting-invoice.ts'
import styles from './TrialBanner.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The rest of a trial, the invoice that waits, or that there is no plan; nothing for a company that pays. Rules: PLAN-22, UI-30. */
export const TrialBanner = ({ company, now }: { readonly company: CompanyWire; readonly now: Date }) => {
  if (company.accountType !== 'trial') return null
  return (
    <aside className={styles['bar']} aria-label={company.includeTrial === null ? t('Your plan') : t('Trial')}>
      <p>
        <Text as="span" variant="label">
          {headline(company, now)}
        </Text>{' '}
        <Text as="span" tone="muted">
          {explanation(company, now)}
        </Text>
      </p>
      {canPay(company) && (
        <Link href={company.invoicePending ? '/settings/billing' : '/sign-up/subscription-details'}>
          {company.invoicePending ? t('Activate subscription') : t('Upgrade now')}
        </Link>
      )}
    </aside>
  )
}

function headline({ entitlements, includeTrial, waitingInvoice }: CompanyWire, now: Date): string {
  if (waitingInvoice !== null) return formatWaitingInvoice(waitingInvoice, now)
  if (includeTrial === null) return t('You have no plan yet.')
  if (entitlements.reason === 'trial-ended')
    return t('Your trial ended on {day}.', { day: formatDay(includeTrial, now) })
  return daysLeft(includeTrial, now)
}

function daysLeft(end: string, now: Date): string {
  const days = Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS))
  return days === 1 ? t('Trial, 1 day left.') : t('Trial, {days} days left.', { days })
}

function explanation({ entitlements, includeTrial, waitingInvoice }: CompanyWire, now: Date): string {
  const { reason, freeContactsLeft, freeContactsTotal, replyUntil } = entitlements
  switch (reason) {
    case 'trial-ended':
      return t('Search and history stay readable, and running conversations stay open{until}.', {
        until: replyUntil === null ? '' : ` ${t('until {day}', { day: formatDay(replyUntil, now) })}`,
      })
    case 'subscription-expired':
      return t('You can search and read. To write to somebody new, choose a plan.')
    case 'contact-requests-used-up':
      return t('You have no more Free contact requests. Search stays open.')
    case null: {
      const counts = { freeContactsLeft: freeContactsLeft ?? 0, freeContactsTotal }
      if (waitingInvoice === null)
        return t('{freeContactsLeft} of {freeContactsTotal} free contact requests left, whichever ends first.', counts)
      const left = t('{freeContactsLeft} of {freeContactsTotal} free contact requests left until it is paid.', counts)
      return includeTrial === null ? left : `${daysLeft(includeTrial, now)} ${left}`
    }
  }
}
