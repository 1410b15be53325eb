import { icons, type IconType } from '@guildhall/ui-kit/Icon'
import { t } from '../../../../shared/i18n/index.ts'

const byType: Readonly<Record<string, IconType>> = {
  welcome: icons.House,
  'profile-submitted': icons.Clock,
  'profile-approved': icons.CircleCheck,
  'profile-changes-requested': icons.Pencil,
  'profile-rejected': icons.CircleX,
  'availability-unconfirmed': icons.Calendar,
  'trial-ending': icons.Clock,
  'trial-ended': icons.Clock,
  'contacts-used-up': icons.Inbox,
  'request-waiting': icons.Inbox,
  'request-expiring': icons.Clock,
  'invoice-issued': icons.ReceiptText,
  'invoice-due': icons.ReceiptText,
  'invoice-overdue': icons.TriangleAlert,
  'invoice-paid': icons.ReceiptText,
  'invoice-credited': icons.ReceiptText,
  'invoice-voided': icons.ReceiptText,
  'renewal-soon': icons.CreditCard,
  'card-failed': icons.TriangleAlert,
  'subscription-suspended': icons.TriangleAlert,
  'subscription-cancelled': icons.CreditCard,
  'password-changed': icons.Lock,
  'email-changed': icons.Lock,
  'sign-in-provider-changed': icons.Lock,
  'passkey-changed': icons.Lock,
  'two-factor-changed': icons.Lock,
  'access-token-made': icons.KeyRound,
  'webhook-switched-off': icons.Webhook,
}

/** The icon of an update's type. */
export const getUpdateIcon = (type: string): IconType => byType[type] ?? icons.Bell

/** What the button of an update says, by the page that it opens. */
export const getActionLabel = (link: string): string => {
  const [path = ''] = link.split('?')
  if (path.startsWith('/connect/')) return t('Read and answer')
  switch (path) {
    case '/resume':
      return t('See your profile')
    case '/dashboard':
      return t('Go to your dashboard')
    case '/settings/company':
      return t('Complete your company')
    case '/settings/subscription':
      return t('See the plans')
    case '/settings/subscription/card':
      return t('Use another card')
    case '/settings/billing':
      return t('See your billing')
    case '/settings/account':
      return t('See your account settings')
    case '/settings/api':
      return t('See your access tokens')
    case '/settings/webhooks':
      return t('See the webhooks')
    default:
      return t('Open')
  }
}
