import { t } from '../../shared/i18n/index.ts'
/** The pages under the subscription, with their titles. Rule: UI-4. */
export const subscriptionTitles = {
  annual: t('Change to annual subscription'),
  seats: t('Add team member seats'),
  card: t('Change to credit card payment'),
} as const

export type SubscriptionChild = keyof typeof subscriptionTitles

export const isSubscriptionChild = (text: string): text is SubscriptionChild => Object.hasOwn(subscriptionTitles, text)

export const subscriptionPath = (child: SubscriptionChild | null): string =>
  child === null ? '/settings/subscription' : `/settings/subscription/${child}`
