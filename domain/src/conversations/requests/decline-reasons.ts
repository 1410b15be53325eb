import type { DeclineReason } from '../conversation.ts'

/** The reasons for a decline, with their labels. Rules: CONV-4, CONV-5. */
export const declineReasons: Readonly<Record<DeclineReason, string>> = {
  rate_too_low: 'The rate is too low',
  not_available: 'Not available',
  location_or_workplace: 'Location or workplace does not fit',
  not_my_skills: 'Not my skills',
  company_not_for_me: 'The company is not for me',
  already_in_process: 'Already in a process elsewhere',
  too_little_information: 'Too little information',
  spam: 'Spam',
  other: 'Another reason',
}

/** Whether a text is one of the reason codes. */
export const isDeclineReason = (text: string): text is DeclineReason => Object.hasOwn(declineReasons, text)
