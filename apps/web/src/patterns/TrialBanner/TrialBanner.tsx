import type { CompanyWire } from '@guildhall/rest-contract/client'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../app/formats.ts'
import styles from './TrialBanner.module.css'

const dayLength = 86_400_000

/** Says what is left of a trial, or that it is over; nothing at all for a company that pays. Source: product-spec §1; D9, D20. */
export const TrialBanner = ({ company, now }: { readonly company: CompanyWire; readonly now: Date }) => {
  const { entitlements, includeTrial, accountType } = company
  if (accountType !== 'trial' || includeTrial === null) return null
  return (
    <aside className={styles['bar']} aria-label="Trial">
      <p>
        <Text as="span" look="label">
          {headline(includeTrial, entitlements.reason, now)}
        </Text>{' '}
        <Text as="span" tone="muted">
          {explanation(company)}
        </Text>
      </p>
    </aside>
  )
}

function headline(end: string, reason: string | null, now: Date): string {
  if (reason === 'trial-ended') return `Your trial ended on ${formatDay(end, now)}.`
  const days = Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayLength))
  return days === 1 ? 'Trial, 1 day left.' : `Trial, ${days} days left.`
}

function explanation({ entitlements }: CompanyWire): string {
  const { reason, freeContactsLeft, freeContactsTotal, replyUntil } = entitlements
  if (reason === 'trial-ended') {
    const until = replyUntil === null ? '' : ` until ${formatDay(replyUntil)}`
    return `Search and history stay readable, and running conversations stay open${until}.`
  }
  if (reason === 'contact-requests-used-up') return 'You have no more Free contact requests. Search stays open.'
  return `${freeContactsLeft ?? 0} of ${freeContactsTotal} free contact requests left, whichever ends first.`
}
