import type { Company } from '../../companies/index.ts'
import { formatDay } from '../../shared/index.ts'
import { TRIAL_FREE_CONTACTS } from '../../plans/index.ts'

/** The message to the admins of a company on trial. Rule: NOTE-17. */
export interface TrialMessage {
  readonly type: string
  readonly title: string
  readonly text: string
}

/** The message of a trial notice, if it still applies; null if the company has paid, or its trial was extended. Rule: NOTE-17. */
export const trialMessage = (
  notice: 'ending' | 'ended' | 'used-up',
  { accountType, freeContactsUsed, trialEndsAt }: Pick<Company, 'accountType' | 'freeContactsUsed' | 'trialEndsAt'>,
  now: Date,
): TrialMessage | null => {
  if (accountType !== 'trial' || trialEndsAt === null) return null
  const ended = now >= trialEndsAt
  switch (notice) {
    case 'ending':
      return ended
        ? null
        : {
            type: 'trial-ending',
            title: `Your trial ends on ${formatDay(trialEndsAt)}`,
            text: 'After that you can still search and read, but not contact anybody. A plan keeps everything as it is.',
          }
    case 'ended':
      return ended
        ? {
            type: 'trial-ended',
            title: 'Your trial has ended',
            text: 'You can still search, and answer in running conversations for 30 days. With a plan you can contact people again.',
          }
        : null
    case 'used-up':
      return ended || freeContactsUsed < TRIAL_FREE_CONTACTS
        ? null
        : {
            type: 'contacts-used-up',
            title: 'You have used all free contact requests',
            text: 'You can still search, and go on with those whom you have asked. With a plan you can ask as many as you need.',
          }
  }
}
