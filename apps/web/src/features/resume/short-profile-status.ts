import type { ContractorProfile, HiddenReason } from '@guildhall/domain/profiles'
import { t } from '../../shared/i18n/index.ts'
import { profileStatus, type ProfileStatus } from './profile-status.ts'

/** The same in two short lines, for the bottom of the navigation. */
export interface ShortProfileStatus {
  readonly tone: ProfileStatus['tone']
  readonly title: string
  readonly text: string
}

const shortNotApproved: Readonly<Record<ContractorProfile['vettingStatus'], string>> = {
  incomplete: t('Your profile is not complete'),
  pending: t('Your profile is looked at'),
  approved: t('Your profile is looked at'),
  changes_requested: t('Changes were asked for'),
  rejected: t('Your profile was not accepted'),
  suspended: t('Your account is suspended'),
}

/** Whether employers can find the contractor, in one word, and why. Rules: PROF-21, PROF-44. */
export function shortProfileStatus(
  vettingStatus: ContractorProfile['vettingStatus'],
  hidden: HiddenReason | null,
  isLeftToDo: boolean,
): ShortProfileStatus {
  const { tone } = profileStatus({ vettingStatus }, hidden, isLeftToDo)
  const title = t('Not searchable')
  switch (hidden) {
    case null:
      return { tone, title: t('Searchable'), text: t('Employers can find you') }
    case 'not-verified':
      return { tone, title, text: t('Your e-mail is not verified') }
    case 'incomplete':
      return { tone, title, text: shortNotApproved.incomplete }
    case 'not-approved':
      return vettingStatus === 'pending' && isLeftToDo
        ? { tone, title, text: t('Something is left to do') }
        : { tone, title, text: shortNotApproved[vettingStatus] }
    case 'paused':
      return { tone, title: t('Paused'), text: t('Employers cannot find you') }
    case 'availability-not-confirmed':
      return { tone, title, text: t('Say when you are available') }
  }
}
