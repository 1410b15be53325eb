import { isOpenToUnverified } from '@guildhall/domain/onboarding'
import { icons } from '@guildhall/ui-kit/Icon'
import type { SettingsGroup } from './index.ts'
import { t } from '../../i18n/index.ts'

/** The user whose settings they are; an employer has a company. */
export interface SettingsOwner {
  readonly company: { readonly name: string } | null
  /** Until the address is verified only some parts are open. */
  readonly user?: { readonly emailVerified: boolean }
}

/** The parts of the settings of each kind of user. Rules: UI-4, ONB-21. */
export function settingsGroups({ company, user }: SettingsOwner): readonly SettingsGroup[] {
  const you: SettingsGroup = {
    id: 'you',
    title: t('You'),
    items: [
      { id: 'account', label: t('Account'), href: '/settings/account', icon: icons.User },
      { id: 'notifications', label: t('Notifications'), href: '/settings/notifications', icon: icons.Bell },
      { id: 'api', label: t('API'), href: '/settings/api', icon: icons.KeyRound },
      { id: 'privacy', label: t('Privacy'), href: '/settings/privacy', icon: icons.Lock },
    ],
  }
  if (user?.emailVerified === false)
    return [{ ...you, items: you.items.filter(({ href }) => isOpenToUnverified(href)) }]
  if (company === null) return [you]
  return [
    you,
    {
      id: 'company',
      title: company.name,
      items: [
        { id: 'company', label: t('Company'), href: '/settings/company', icon: icons.Building2 },
        { id: 'team', label: t('Team'), href: '/settings/team', icon: icons.Users },
        { id: 'billing', label: t('Billing'), href: '/settings/billing', icon: icons.ReceiptText },
        { id: 'subscription', label: t('Subscription'), href: '/settings/subscription', icon: icons.CreditCard },
        { id: 'templates', label: t('Templates'), href: '/settings/templates', icon: icons.FileText },
        { id: 'webhooks', label: t('Webhooks'), href: '/settings/webhooks', icon: icons.Webhook },
        { id: 'audit', label: t('Audit log'), href: '/settings/audit', icon: icons.History },
      ],
    },
  ]
}

/** The address of the menu, which is a separate page on a phone: the address of a part, with a parameter. */
export const getMenuHref = (part: string): string => `/settings/${part}?menu=open`
