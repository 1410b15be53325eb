import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { formatDate } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { PersonEntry } from '../../api/use-look-up.ts'

const vettingLabels = {
  incomplete: { tone: 'outline', label: t('Profile incomplete') },
  pending: { tone: 'info', label: t('Waits for a vetter') },
  approved: { tone: 'success', label: t('Approved') },
  changes_requested: { tone: 'warning', label: t('Sent back') },
  rejected: { tone: 'danger', label: t('Rejected') },
  suspended: { tone: 'danger', label: t('Profile suspended') },
} as const satisfies Readonly<Record<NonNullable<PersonEntry['vettingStatus']>, object>>

export type PersonState = Pick<PersonEntry, 'deletionRequestedAt' | 'emailVerifiedAt' | 'suspendedAt' | 'vettingStatus'>

/** The state of an account that matters most to operators. */
export const PersonStatus = ({
  person: { deletionRequestedAt, emailVerifiedAt, suspendedAt, vettingStatus },
}: {
  readonly person: PersonState
}) => {
  if (suspendedAt !== null)
    return (
      <StatusIndicator tone="danger" date={formatDate(suspendedAt)}>
        {t('Suspended since')}
      </StatusIndicator>
    )
  if (deletionRequestedAt !== null)
    return (
      <StatusIndicator tone="warning" date={formatDate(deletionRequestedAt)}>
        {t('Deletes the account, asked')}
      </StatusIndicator>
    )
  if (emailVerifiedAt === null) return <StatusIndicator tone="outline">{t('Address not verified')}</StatusIndicator>
  if (vettingStatus === null) return <StatusIndicator tone="success">{t('Active')}</StatusIndicator>
  const { label, tone } = vettingLabels[vettingStatus]
  return <StatusIndicator tone={tone}>{label}</StatusIndicator>
}
