import type { CompanyWire } from '@guildhall/rest-contract/client'
import { DAY_MS, TRIAL_DAYS } from '@guildhall/domain/shared'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Link } from '@guildhall/ui-kit/Link'
import { Meter } from '@guildhall/ui-kit/Meter'
import { Pips } from '@guildhall/ui-kit/Pips'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../app/formats.ts'
import styles from './EmployerDashboard.module.css'

export interface PlanCardProps {
  readonly company: CompanyWire
  readonly now: Date
}

/** What the company has: the trial with what is left of it, or the plan with its seats and its next payment. Source: D9, D20. */
export const PlanCard = ({ company, now }: PlanCardProps) =>
  company.accountType === 'trial' && company.includeTrial !== null ? (
    <TrialCard company={company} now={now} ends={new Date(company.includeTrial)} />
  ) : (
    <PaidCard company={company} now={now} />
  )

const TrialCard = ({ company, now, ends }: PlanCardProps & { readonly ends: Date }) => {
  const { freeContactsLeft, freeContactsTotal } = company.entitlements
  const left = freeContactsLeft ?? 0
  const days = Math.max(0, Math.ceil((ends.getTime() - now.getTime()) / DAY_MS))
  return (
    <Card title="Your trial" actions={<Text look="caption">to {formatDay(ends, now)}</Text>}>
      <div className={styles['plan']}>
        <dl className={styles['counters']}>
          <div>
            <dt>Contact requests</dt>
            <dd>
              <Text as="span" look="figure">
                {left}
              </Text>{' '}
              left of {freeContactsTotal}
            </dd>
            <dd>
              <Pips used={freeContactsTotal - left} of={freeContactsTotal} label="Contact requests used" />
            </dd>
          </div>
          <div>
            <dt>Days</dt>
            <dd>
              <Text as="span" look="figure">
                {days}
              </Text>{' '}
              left of {TRIAL_DAYS}
            </dd>
            <dd className={styles['days']}>
              <Meter
                aria-label="Days used"
                value={Math.min(TRIAL_DAYS, TRIAL_DAYS - days)}
                maxValue={TRIAL_DAYS}
                valueText=""
              />
            </dd>
          </div>
        </dl>
        <p>After that you can still search, and running conversations stay open for 30 days.</p>
        {company.invoicePending ? (
          <LinkButton href="/settings/billing">Activate subscription</LinkButton>
        ) : (
          <LinkButton href="/sign-up/subscription-details">See plans</LinkButton>
        )}
      </div>
    </Card>
  )
}

const statusWords: Readonly<Record<CompanyWire['subscriptionStatus'], string>> = {
  none: 'No subscription',
  active: 'Active',
  past_due: 'Payment is late',
  cancelled: 'Cancelled',
  suspended: 'Suspended',
}

const PaidCard = ({ company, now }: PlanCardProps) => (
  <Card title="Your plan" actions={<Link href="/settings/subscription">Change</Link>}>
    <div className={styles['plan']}>
      <div>
        <Text look="label">
          {company.employeeCount} people, {company.billedAnually ? 'annual' : 'monthly'}
        </Text>
        <Text tone="muted">
          {statusWords[company.subscriptionStatus]}
          {company.nextInstallment !== null &&
            `, ${company.subscriptionStatus === 'cancelled' ? 'ends' : 'next payment'} ${formatDay(company.nextInstallment, now)}`}
        </Text>
      </div>
      <p>{company.seats === 1 ? '1 seat' : `${company.seats} seats`}</p>
      <Text look="caption">A seat sends 25 new requests a day, your company 200.</Text>
    </div>
  </Card>
)
