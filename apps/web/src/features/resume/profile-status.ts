import type { ContractorProfile, HiddenReason } from '@guildhall/domain/profiles'
import { t } from '../../shared/i18n/index.ts'

/** A sentence about the profile's visibility, with the tone of its indicator. */
export interface ProfileStatus {
  readonly tone: 'success' | 'outline' | 'warning' | 'danger' | 'info'
  readonly text: string
}

const notApproved: Readonly<Record<ContractorProfile['vettingStatus'], ProfileStatus>> = {
  incomplete: { tone: 'outline', text: t('Not searchable until your profile is complete') },
  pending: { tone: 'info', text: t('Complete, and waiting to be looked at') },
  approved: { tone: 'success', text: t('Approved and searchable') },
  changes_requested: { tone: 'warning', text: t('Not searchable: changes were asked for') },
  rejected: { tone: 'danger', text: t('Not searchable: the profile was not accepted') },
  suspended: { tone: 'danger', text: t('Suspended') },
}

/** Whether employers can find the contractor, and why not; `isLeftToDo`: something is missing. Rules: PROF-21, PROF-44. */
export function profileStatus(
  { vettingStatus }: Pick<ContractorProfile, 'vettingStatus'>,
  hidden: HiddenReason | null,
  isLeftToDo: boolean,
): ProfileStatus {
  if (hidden === 'not-approved' && vettingStatus === 'pending' && isLeftToDo)
    return { tone: 'warning', text: t('Not searchable yet: something is left to do') }
  switch (hidden) {
    case null:
      return { tone: 'success', text: t('Approved and searchable') }
    case 'not-verified':
      return { tone: 'warning', text: t('Not searchable until your e-mail is verified') }
    case 'incomplete':
      return notApproved.incomplete
    case 'not-approved':
      return notApproved[vettingStatus]
    case 'paused':
      return { tone: 'outline', text: t('Paused: employers cannot find you') }
    case 'availability-not-confirmed':
      return { tone: 'warning', text: t('Not searchable until you confirm when you are available') }
  }
}
