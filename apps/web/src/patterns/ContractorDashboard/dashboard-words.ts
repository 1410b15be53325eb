import type { ContractorProfile, HiddenReason, VettingStatus } from '@guildhall/domain/profiles'
import { availabilityOptions, labelOfDays } from '@guildhall/domain/reference'
import { addDays, AVAILABILITY_ASKED_AFTER_DAYS } from '@guildhall/domain/shared'

/** The first words of the dashboard, by the reader's own clock. */
export const greetingAt = (now: Date): string => {
  const hour = now.getHours()
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

type Availability = Pick<ContractorProfile, 'availability' | 'availabilityConfirmedAt'>

/** Whether to ask if the availability is still right: 30 days after it was last said. Source: D20, D21. */
export const asksAvailability = ({ availability, availabilityConfirmedAt }: Availability, now: Date): boolean =>
  availability !== null &&
  (availabilityConfirmedAt === null || now >= addDays(availabilityConfirmedAt, AVAILABILITY_ASKED_AFTER_DAYS))

/** "Still available in 1–3 weeks?" */
export const stillAvailable = (days: number): string => {
  const label = (labelOfDays(availabilityOptions, days) ?? '').toLowerCase().replace('>', 'more than').replace('-', '–')
  return days === 0 ? 'Still available immediately?' : `Still available in ${label}?`
}

export interface BadgeWords {
  readonly tone: 'success' | 'info' | 'neutral' | 'warning' | 'danger'
  readonly words: string
}

/** Where a profile stands with vetting, in a word or two. Source: D6. */
export const vettingBadge: Readonly<Record<VettingStatus, BadgeWords>> = {
  incomplete: { tone: 'neutral', words: 'Incomplete' },
  pending: { tone: 'info', words: 'Being looked at' },
  approved: { tone: 'success', words: 'Approved' },
  changes_requested: { tone: 'warning', words: 'Changes asked for' },
  rejected: { tone: 'danger', words: 'Not approved' },
  suspended: { tone: 'danger', words: 'Suspended' },
}

const notApproved: Readonly<Record<VettingStatus, string>> = {
  incomplete: 'Complete your profile to be found.',
  pending: 'We are looking at your profile. Employers find you once it is approved.',
  approved: '',
  changes_requested: 'Make the changes we asked for in your profile, and employers can find you.',
  rejected: 'Your profile was not approved. You can change it and ask again.',
  suspended: 'Your profile is suspended. Please write to us.',
}

/** Why employers cannot find somebody now, and what changes it. Source: D6, D20. */
export const hiddenWords = (reason: HiddenReason, vetting: VettingStatus): string => {
  switch (reason) {
    case 'not-verified':
      return 'Confirm your e-mail address to be found.'
    case 'incomplete':
      return 'Complete your profile to be found.'
    case 'not-approved':
      return notApproved[vetting]
    case 'paused':
      return 'Your profile is paused. Take it up again in your profile.'
    case 'availability-not-confirmed':
      return 'Say that your availability is still right, and employers find you again.'
  }
}
