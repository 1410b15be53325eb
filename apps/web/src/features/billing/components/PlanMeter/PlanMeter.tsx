import { formatSeats } from '@guildhall/domain/plans'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import { Link } from '@guildhall/ui-kit/Link'
import { Meter } from '@guildhall/ui-kit/Meter'
import { Text } from '@guildhall/ui-kit/Text'
import type { RequestsLeft } from '../../../conversations/index.ts'
import { formatDay, formatTime } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './PlanMeter.module.css'

export interface PlanMeterProps {
  readonly company: Pick<CompanyWire, 'employeeCount' | 'seats' | 'paidUntil' | 'waitingInvoice'>
  /** Null while loading, or after a failure. */
  readonly requests: RequestsLeft | null
  readonly now: Date
  /** The page of the plan; null for users who may not change it. */
  readonly href: string | null
}

/** The plan at the end of the navigation, and the number of requests left today. Rules: CONV-24, UI-30. */
export const PlanMeter = ({ company, requests, now, href }: PlanMeterProps) => {
  const words = `${company.employeeCount}, ${formatSeats(company.seats)}`
  return (
    <div className={styles['plan']}>
      <p className={styles['head']}>
        {href === null ? (
          <span className={styles['name']}>{words}</span>
        ) : (
          <Link variant="plain" isStretched href={href} className={styles['name']}>
            {words}
          </Link>
        )}
        {company.paidUntil !== null && (
          <Text as="span" variant="caption">
            {t('to {day}', { day: formatDay(company.paidUntil, now) })}
          </Text>
        )}
      </p>
      {company.waitingInvoice !== null && (
        <Text variant="caption">{t('Invoice {number} is open', { number: company.waitingInvoice.number })}</Text>
      )}
      {requests !== null && (
        <Meter
          aria-label={t('Requests today')}
          className={styles['meter']}
          value={requests.limit - requests.left}
          maxValue={requests.limit}
          tone={requests.left === 0 ? 'warning' : 'accent'}
          valueLabel={
            requests.left === 0
              ? t('No requests left until {time}', { time: formatTime(requests.resetsAt) })
              : t('{left} of {limit} requests left today', { left: requests.left, limit: requests.limit })
          }
        />
      )}
    </div>
  )
}
