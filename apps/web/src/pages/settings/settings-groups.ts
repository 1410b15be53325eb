import { glyphs } from '@guildhall/ui-kit/Icon'
import type { SettingsGroup } from '../../patterns/SettingsFrame/index.ts'

/** Whose settings they are: an employer has a company. */
export interface SettingsOwner {
  readonly company: { readonly name: string } | null
}

/** The parts of the settings that each kind of user has. */
export function settingsGroups({ company }: SettingsOwner): readonly SettingsGroup[] {
  const you: SettingsGroup = {
    id: 'you',
    title: 'You',
    items: [{ id: 'account', label: 'Account', href: '/settings/account', icon: glyphs.User }],
  }
  if (company === null) return [you]
  return [
    you,
    {
      id: 'company',
      title: company.name,
      items: [{ id: 'company', label: 'Company', href: '/settings/company', icon: glyphs.Building2 }],
    },
  ]
}

/** On a phone the menu is a page of its own, under the address of a part. */
export const menuHrefOf = (part: string): string => `/settings/${part}?menu=open`
