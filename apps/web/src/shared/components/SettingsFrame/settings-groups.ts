import { glyphs } from '@guildhall/ui-kit/Icon'
import type { SettingsGroup } from './index.ts'
import { say } from '../../i18n/index.ts'

/** Whose settings they are: an employer has a company. */
export interface SettingsOwner {
  readonly company: { readonly name: string } | null
}

/** The parts of the settings that each kind of user has. */
export function settingsGroups({ company }: SettingsOwner): readonly SettingsGroup[] {
  const you: SettingsGroup = {
    id: 'you',
    title: say('You'),
    items: [
      { id: 'account', label: say('Account'), href: '/settings/account', icon: glyphs.User },
      { id: 'notifications', label: say('Notifications'), href: '/settings/notifications', icon: glyphs.Bell },
      { id: 'privacy', label: say('Privacy'), href: '/settings/privacy', icon: glyphs.Lock },
    ],
  }
  if (company === null) return [you]
  return [
    you,
    {
      id: 'company',
      title: company.name,
      items: [
        { id: 'company', label: say('Company'), href: '/settings/company', icon: glyphs.Building2 },
        { id: 'team', label: say('Team'), href: '/settings/team', icon: glyphs.Users },
        { id: 'billing', label: say('Billing'), href: '/settings/billing', icon: glyphs.ReceiptText },
        { id: 'subscription', label: say('Subscription'), href: '/settings/subscription', icon: glyphs.CreditCard },
        { id: 'templates', label: say('Templates'), href: '/settings/templates', icon: glyphs.FileText },
        { id: 'audit', label: say('Audit log'), href: '/settings/audit', icon: glyphs.History },
      ],
    },
  ]
}

/** On a phone the menu is a page of its own, under the address of a part. */
export const menuHrefOf = (part: string): string => `/settings/${part}?menu=open`
