import type { ContractorProfile, HiddenReason, ProfileCompleteness, VettingStatus } from '@guildhall/domain/profiles'
import { availabilityOptions, labelOfDays } from '@guildhall/domain/reference'
import { addDays, AVAILABILITY_ASKED_AFTER_DAYS } from '@guildhall/domain/shared'
import { editPartFor } from '../../resume/index.ts'
import { say } from '../../../shared/i18n/index.ts'

/** The first words of the dashboard, by the reader's own clock. */
export const greetingAt = (now: Date): string => {
  const hour = now.getHours()
  if (hour < 12) return say('Good morning')
  return hour < 18 ? say('Good afternoon') : say('Good evening')
}

type Availability = Pick<ContractorProfile, 'availability' | 'availabilityConfirmedAt'>

/** Whether to ask if the availability is still right: 30 days after it was last said. Rules: PROF-22, UI-27. */
export const asksAvailability = ({ availability, availabilityConfirmedAt }: Availability, now: Date): boolean =>
  availability !== null &&
  (availabilityConfirmedAt === null || now >= addDays(availabilityConfirmedAt, AVAILABILITY_ASKED_AFTER_DAYS))

/** "Still available in 1–3 weeks?" */
export const stillAvailable = (days: number): string => {
  const label = say(labelOfDays(availabilityOptions, days) ?? '')
    .toLowerCase()
    .replace('>', 'more than')
    .replace('-', '–')
  return days === 0 ? say('Still available immediately?') : say('Still available in {label}?', { label })
}

export interface BadgeWords {
  readonly tone: 'success' | 'info' | 'neutral' | 'warning' | 'danger'
  readonly words: string
}

/** Where a profile stands with vetting, in a word or two. Rule: PROF-27. */
export const vettingBadge: Readonly<Record<VettingStatus, BadgeWords>> = {
  incomplete: { tone: 'neutral', words: say('Incomplete') },
  pending: { tone: 'info', words: say('Being looked at') },
  approved: { tone: 'success', words: say('Approved') },
  changes_requested: { tone: 'warning', words: say('Changes asked for') },
  rejected: { tone: 'danger', words: say('Not approved') },
  suspended: { tone: 'danger', words: say('Suspended') },
}

const notApproved: Readonly<Record<VettingStatus, string>> = {
  incomplete: say('Complete your profile to be found.'),
  pending: say('We are looking at your profile. Employers find you once it is approved.'),
  approved: '',
  changes_requested: say('Make the changes we asked for in your profile, and employers can find you.'),
  rejected: say('Your profile was not approved. You can change it and ask again.'),
  suspended: say('Your profile is suspended. Please write to us.'),
}

/** Why employers cannot find somebody now, and what changes it. Rule: PROF-21. */
export const hiddenWords = (reason: HiddenReason, vetting: VettingStatus): string => {
  switch (reason) {
    case 'not-verified':
      return say('Confirm your e-mail address to be found.')
    case 'incomplete':
      return say('Complete your profile to be found.')
    case 'not-approved':
      return notApproved[vetting]
    case 'paused':
      return say('Your profile is paused. Take it up again in your profile.')
    case 'availability-not-confirmed':
      return say('Say that your availability is still right, and employers find you again.')
  }
}

interface Unseen {
  readonly profile: Pick<ContractorProfile, 'vettingStatus'>
  readonly completeness: ProfileCompleteness
  readonly hidden: HiddenReason | null
}

/** Why no search has found somebody, and the one thing to do about it: the best next step of the profile while there is one. */
export const unseenWords = ({ completeness: { next }, hidden, profile }: Unseen) => ({
  why:
    hidden === null
      ? say('Nobody has searched for somebody like you in the last 30 days. A fuller profile is found more often.')
      : hiddenWords(hidden, profile.vettingStatus),
  ...(next === null
    ? { action: say('Look over your profile'), href: '/resume' }
    : { action: next.label, href: `/resume?edit=${editPartFor(next.part)}` }),
})
