import type { ContractorProfile, HiddenReason, ProfileCompleteness, VettingStatus } from '@guildhall/domain/profiles'
import { availabilityOptions, findDaysLabel } from '@guildhall/domain/reference'
import { addDays } from '@guildhall/domain/shared'
import { AVAILABILITY_REMINDER_AFTER_DAYS } from '@guildhall/domain/profiles'
import { editPartFor } from '../../resume/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The greeting, by the reader's local time. */
export const formatGreeting = (now: Date): string => {
  const hour = now.getHours()
  if (hour < 12) return t('Good morning')
  return hour < 18 ? t('Good afternoon') : t('Good evening')
}

type Availability = Pick<ContractorProfile, 'availability' | 'availabilityConfirmedAt'>

/** Whether to ask if the availability is still correct: 30 days after it was last confirmed. Rules: PROF-22, UI-27. */
export const needsAvailabilityConfirmation = (
  { availability, availabilityConfirmedAt }: Availability,
  now: Date,
): boolean =>
  availability !== null &&
  (availabilityConfirmedAt === null || now >= addDays(availabilityConfirmedAt, AVAILABILITY_REMINDER_AFTER_DAYS))

/** "Still available in 1–3 weeks?" */
export const formatAvailabilityQuestion = (days: number): string => {
  const label = t(findDaysLabel(availabilityOptions, days) ?? '')
    .toLowerCase()
    .replace('>', 'more than')
    .replace('-', '–')
  return days === 0 ? t('Still available immediately?') : t('Still available in {label}?', { label })
}

export interface VettingBadge {
  readonly tone: 'success' | 'info' | 'neutral' | 'warning' | 'danger'
  readonly words: string
}

/** The vetting status of a profile in a word or two. Rule: PROF-27. */
export const vettingBadge: Readonly<Record<VettingStatus, VettingBadge>> = {
  incomplete: { tone: 'neutral', words: t('Incomplete') },
  pending: { tone: 'info', words: t('Being looked at') },
  approved: { tone: 'success', words: t('Approved') },
  changes_requested: { tone: 'warning', words: t('Changes asked for') },
  rejected: { tone: 'danger', words: t('Not approved') },
  suspended: { tone: 'danger', words: t('Suspended') },
}

const notApproved: Readonly<Record<VettingStatus, string>> = {
  incomplete: t('Complete your profile to be found.'),
  pending: t('Our operators look at your profile. Employers find you once it is approved.'),
  approved: '',
  changes_requested: t('Make the changes we asked for in your profile, and employers can find you.'),
  rejected: t('Your profile was not approved. You can change it and ask again.'),
  suspended: t('Your profile is suspended. Please write to us.'),
}

/** Why employers cannot find the contractor now, and how to change that; `isLeftToDo`: something is missing. Rules: PROF-21, PROF-44. */
export const hiddenMessage = (reason: HiddenReason, vetting: VettingStatus, isLeftToDo: boolean): string => {
  if (reason === 'not-approved' && vetting === 'pending' && isLeftToDo)
    return t('Our operators look at it. A profile with nothing left to do is approved sooner.')
  switch (reason) {
    case 'not-verified':
      return t('Confirm your e-mail address to be found.')
    case 'incomplete':
      return t('Complete your profile to be found.')
    case 'not-approved':
      return notApproved[vetting]
    case 'paused':
      return t('Your profile is paused. Take it up again in your profile.')
    case 'availability-not-confirmed':
      return t('Say that your availability is still right, and employers find you again.')
  }
}

interface Unseen {
  readonly profile: Pick<ContractorProfile, 'vettingStatus'>
  readonly completeness: ProfileCompleteness
  readonly hidden: HiddenReason | null
}

/** Why no search found the contractor, and one thing to do about it: the best next step of the profile if there is one. */
export const noVisibilityMessage = ({ completeness: { missing, next }, hidden, profile }: Unseen) => ({
  why:
    hidden === null
      ? t('Nobody has searched for somebody like you in the last 30 days. A fuller profile is found more often.')
      : hiddenMessage(hidden, profile.vettingStatus, missing.length > 0),
  ...(next === null
    ? { action: t('Look over your profile'), href: '/resume' }
    : { action: next.label, href: `/resume?edit=${editPartFor(next.part)}` }),
})
