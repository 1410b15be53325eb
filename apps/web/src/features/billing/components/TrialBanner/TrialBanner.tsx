import { DAY_MS } from '@guildhall/domain/shared'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { canPay } from '../../can-pay.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import styles from './TrialBanner.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The rest of a trial, or that it has ended; nothing for a company that pays. Rule: UI-30. */
export const TrialBanner = ({ company, now }: { readonly company: CompanyWire; readonly now: Date }) => {
  const { entitlements, includeTrial, invoicePending, accountType } = company
  if (accountType !== 'trial' || includeTrial === null) return null
  return (
    <aside className={styles['bar']} aria-label={t('Trial')}>
      <p>
        <Text as="span" variant="label">
          {headline(includeTrial, entitlements.reason, now)}
        </Text>{' '}
        <Text as="span" tone="muted">
          {explanation(company)}
        </Text>
      </p>
      {canPay(company) && (
        <Link href={invoicePending ? '/settings/billing' : '/sign-up/subscription-details'}>
          {invoicePending ? t('Activate subscription') : t('Upgrade now')}
        </Link>
      )}
    </aside>
  )
}

function headline(end: string, reason: string | null, now: Date): string {
  if (reason === 'trial-ended') return t('Your trial ended on {day}.', { day: formatDay(end, now) })
  const days = Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS))
  return days === 1 ? t('Trial, 1 day left.') : t('Trial, {days} days left.', { days })
}

function explanation({ entitlements }: CompanyWire): string {
  const { reason, freeContactsLeft, freeContactsTotal, replyUntil } = entitlements
  if (reason === 'trial-ended') {
    const until = replyUntil === null ? '' : ` ${t('until {day}', { day: formatDay(replyUntil) })}`
    return t('Search and history stay readable, and running conversations stay open{until}.', { until })
  }
  if (reason === 'contact-requests-used-up') return t('You have no more Free contact requests. Search stays open.')
  return t('{freeContactsLeft} of {freeContactsTotal} free contact requests left, whichever ends first.', {
    freeContactsLeft: freeContactsLeft ?? 0,
    freeContactsTotal,
  })
}
