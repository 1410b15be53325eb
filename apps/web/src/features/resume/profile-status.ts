import type { ContractorProfile, HiddenReason, WorkExperience } from '@guildhall/domain/profiles'
import { formatDuration } from '../../shared/format/format-duration.ts'
import { formatMonth } from '../../shared/format/formats.ts'
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

/** "Mar 2022 to now, 4 years 8 months" */
export const formatPeriod = ({ startDate, endDate, currentWork }: WorkExperience, now = new Date()): string => {
  const end = currentWork ? null : endDate
  return t('{month} to {until}, {duration}', {
    month: formatMonth(startDate),
    until: end === null ? t('now') : formatMonth(end),
    duration: formatDuration(startDate, end, now),
  })
}
