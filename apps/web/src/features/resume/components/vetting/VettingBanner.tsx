import { RESUBMISSIONS_MAX, RESUBMISSIONS_WINDOW_DAYS } from '@guildhall/domain/moderation'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Text } from '@guildhall/ui-kit/Text'
import type { Vetting } from '../../from-wire.ts'
import { formatDay } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface VettingBannerProps {
  readonly status: ContractorProfile['vettingStatus']
  readonly vetting: Vetting
  readonly isSending?: boolean
  readonly onResubmit: () => void
  readonly now?: Date | undefined
}

const titles: Readonly<Partial<Record<ContractorProfile['vettingStatus'], string>>> = {
  pending: t('Your profile is with our operators.'),
  changes_requested: t('A few things were asked for.'),
  rejected: t('Your profile was not accepted.'),
  suspended: t('Your profile is suspended.'),
}

/** The vetting status, its reason, and the next step; nothing for an approved or incomplete profile. Rule: PROF-30. */
export const VettingBanner = ({ status, vetting, isSending = false, onResubmit, now }: VettingBannerProps) => {
  const title = titles[status]
  if (title === undefined) return null
  const { message, reasons, resubmitFrom } = vetting
  const mayResubmit = status === 'changes_requested' || status === 'rejected'
  return (
    <Banner
      tone={status === 'pending' ? 'info' : status === 'changes_requested' ? 'warning' : 'danger'}
      title={title}
      actions={
        mayResubmit && (
          <Button
            size="sm"
            variant="primary"
            isDisabled={resubmitFrom !== null}
            isPending={isSending}
            pendingLabel={t('Sending')}
            onPress={onResubmit}
          >
            {t('Resubmit')}
          </Button>
        )
      }
    >
      {message !== null && <Text dir="auto">{message}</Text>}
      {reasons.length > 0 && (
        <Text>
          {status === 'pending'
            ? t(
                'Something is left to do, and stands beside its section below. A profile with nothing left to do is approved sooner.',
              )
            : t('Each reason stands beside its section below.')}
        </Text>
      )}
      {reasons.length === 0 && status === 'pending' && (
        <Text>{t('Nothing is left for you to do. You hear from us as soon as it was looked at.')}</Text>
      )}
      {mayResubmit && resubmitFrom !== null && (
        <Text>
          {t('You have sent it {resubmissionsMax} times in {days} days. You can send it again on {day}.', {
            resubmissionsMax: RESUBMISSIONS_MAX,
            days: RESUBMISSIONS_WINDOW_DAYS,
            day: formatDay(resubmitFrom, now),
          })}
        </Text>
      )}
    </Banner>
  )
}
