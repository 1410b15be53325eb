import { REQUESTS_PER_COMPANY_PER_DAY, REQUESTS_PER_SEAT_PER_DAY } from '@guildhall/domain/conversations'
import { formatSeats, REPLY_AFTER_END_DAYS, TRIAL_DAYS } from '@guildhall/domain/plans'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { DAY_MS } from '@guildhall/domain/shared'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { Link } from '@guildhall/ui-kit/Link'
import { Meter } from '@guildhall/ui-kit/Meter'
import { SegmentedMeter } from '@guildhall/ui-kit/SegmentedMeter'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../shared/format/formats.ts'
import { formatWaitingInvoice } from '../../../shared/format/waiting-invoice.ts'
import { canPay } from '../../billing/index.ts'
import { type TeamView, SeatMeter, formatSeatUse } from '../../team/index.ts'
import type { RequestsLeft } from '../../conversations/index.ts'
import styles from './EmployerDashboard.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface PlanCardProps {
  readonly company: CompanyWire
  readonly now: Date
  /** The number of contact requests left today; null if there is no limit, or it has not loaded. */
  readonly requests: RequestsLeft | null
  /** The number of seats in use; null until it has loaded. */
  readonly seats: TeamView['seats'] | null
}

/** The company's plan: the trial with its remaining allowance, the first invoice that waits, or the plan with its seats and next payment. Rules: UI-28, UI-66. */
export const PlanCard = (props: PlanCardProps) => {
  const { accountType, includeTrial, waitingInvoice } = props.company
  // Without a trial, its rights end when the first invoice is due. Rule: PLAN-22.
  const end = includeTrial ?? waitingInvoice?.dueAt ?? null
  return accountType === 'trial' && end !== null ? (
    <TrialCard {...props} ends={new Date(end)} />
  ) : (
    <PaidCard {...props} />
  )
}

const TrialCard = ({ company, now, ends }: PlanCardProps & { readonly ends: Date }) => {
  const { freeContactsLeft, freeContactsTotal } = company.entitlements
  const left = freeContactsLeft ?? 0
  const days = Math.max(0, Math.ceil((ends.getTime() - now.getTime()) / DAY_MS))
  const isExtended = days > TRIAL_DAYS
  return (
    <Card
      title={company.includeTrial === null ? t('Your plan') : t('Your trial')}
      actions={<Text variant="caption">{t('to {day}', { day: formatDay(ends, now) })}</Text>}
    >
      <div className={styles['plan']}>
        <dl className={styles['counters']}>
          <div>
            <dt>{t('Contact requests')}</dt>
            <dd>
              <Text as="span" variant="figure">
                {left}
              </Text>{' '}
              {t('left of {freeContactsTotal}', { freeContactsTotal })}
            </dd>
            <dd>
              <SegmentedMeter
                value={freeContactsTotal - left}
                maxValue={freeContactsTotal}
                label={t('Contact requests used')}
              />
            </dd>
          </div>
          <div>
            <dt>{t('Days')}</dt>
            <dd>
              <Text as="span" variant="figure">
                {days}
              </Text>{' '}
              {isExtended ? t('left') : t('left of {trialDays}', { trialDays: TRIAL_DAYS })}
            </dd>
            {!isExtended && (
              <dd className={styles['days']}>
                <Meter aria-label={t('Days used')} value={TRIAL_DAYS - days} maxValue={TRIAL_DAYS} valueLabel="" />
              </dd>
            )}
          </div>
        </dl>
        {company.waitingInvoice !== null && <p>{formatWaitingInvoice(company.waitingInvoice, now)}</p>}
        <p>
          {t('After that you can still search, and running conversations stay open for {replyAfterEndDays} days.', {
            replyAfterEndDays: REPLY_AFTER_END_DAYS,
          })}
        </p>
        <PlanAction company={company} />
      </div>
    </Card>
  )
}

const PlanAction = ({ company }: Pick<PlanCardProps, 'company'>) => {
  if (!canPay(company)) return <Text variant="caption">{t('An admin of your company can change the plan.')}</Text>
  return company.invoicePending ? (
    <LinkButton href="/settings/billing">{t('Activate subscription')}</LinkButton>
  ) : (
    <LinkButton href="/sign-up/subscription-details">{t('See plans')}</LinkButton>
  )
}

const statusNames: Readonly<Record<CompanyWire['subscriptionStatus'], string>> = {
  none: t('No subscription'),
  active: t('Active'),
  past_due: t('Payment is late'),
  cancelled: t('Cancelled'),
  suspended: t('Suspended'),
}

const PaidCard = ({ company, now, requests, seats }: PlanCardProps) => (
  <Card title={t('Your plan')} actions={<Link href="/settings/subscription">{t('Change')}</Link>}>
    <div className={styles['plan']}>
      <div>
        <Text variant="label">
          {t('{employeeCount} people, {words}', {
            employeeCount: company.employeeCount,
            words: company.billedAnually ? t('annual') : t('monthly'),
          })}
        </Text>
        <Text tone="muted">
          {statusNames[company.subscriptionStatus]}
          {company.nextInstallment !== null &&
            `, ${company.subscriptionStatus === 'cancelled' ? t('ends') : t('next payment')} ${formatDay(company.nextInstallment, now)}`}
        </Text>
      </div>
      {company.waitingInvoice !== null && (
        <p>
          {formatWaitingInvoice(company.waitingInvoice, now)}{' '}
          {canPay(company) && <Link href="/settings/billing">{t('See the invoice')}</Link>}
        </p>
      )}
      <div className={styles['seats']}>
        <p className={styles['spread']}>
          {formatSeats(company.seats)}
          {seats !== null && (
            <Text as="span" tone="muted">
              {formatSeatUse(seats)}
            </Text>
          )}
        </p>
        {seats !== null && <SeatMeter seats={seats} />}
      </div>
      {requests !== null && (
        <Meter
          className={styles['requests']}
          label={t('Requests today')}
          value={requests.limit - requests.left}
          maxValue={requests.limit}
          valueLabel={t('{left} of {limit} left', { left: requests.left, limit: requests.limit })}
        />
      )}
      <Text variant="caption">
        {t('A seat sends {perSeat} new requests a day, your company {perCompany}.', {
          perSeat: REQUESTS_PER_SEAT_PER_DAY,
          perCompany: REQUESTS_PER_COMPANY_PER_DAY,
        })}
      </Text>
    </div>
  </Card>
)
