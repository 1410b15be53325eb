import { Badge } from '@guildhall/ui-kit/Badge'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { formatDate } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { CompanyEntry } from '../../api/use-look-up.ts'

const subscriptionLabels = {
  none: { tone: 'outline', label: t('Nothing paid') },
  active: { tone: 'success', label: t('Pays') },
  past_due: { tone: 'warning', label: t('Payment is late') },
  cancelled: { tone: 'neutral', label: t('Cancelled') },
  suspended: { tone: 'danger', label: t('Plan suspended') },
} as const satisfies Readonly<Record<CompanyEntry['subscriptionStatus'], object>>

/** What a company's plan is now. */
export const PlanStatus = ({
  company: { accountType, subscriptionStatus, trialEndsAt },
  now,
}: {
  readonly company: Pick<CompanyEntry, 'accountType' | 'subscriptionStatus' | 'trialEndsAt'>
  readonly now: Date
}) => {
  if (accountType === 'trial' && trialEndsAt !== null) {
    const hasEnded = new Date(trialEndsAt) <= now
    return (
      <StatusIndicator tone={hasEnded ? 'outline' : 'info'} date={formatDate(trialEndsAt)}>
        {hasEnded ? t('Trial ended') : t('Trial until')}
      </StatusIndicator>
    )
  }
  const { label, tone } = subscriptionLabels[subscriptionStatus]
  return <StatusIndicator tone={tone}>{label}</StatusIndicator>
}

const verificationLabels = {
  verified: { tone: 'success', label: t('Verified') },
  domain_verified: { tone: 'info', label: t('By address') },
  unverified: { tone: 'neutral', label: t('Not verified') },
} as const satisfies Readonly<Record<CompanyEntry['verification'], object>>

/** Whether a company is verified, by an operator or by an admin's address. Rules: COMP-4, MOD-40. */
export const VerificationBadge = ({ verification }: Pick<CompanyEntry, 'verification'>) => {
  const { label, tone } = verificationLabels[verification]
  return <Badge tone={tone}>{label}</Badge>
}
