import { getMenuHref, settingsGroups } from '../components/SettingsFrame/settings-groups.ts'

const titles = {
  account: 'Account',
  notifications: 'Notifications',
  privacy: 'Privacy',
  api: 'API',
  company: 'Company',
  team: 'Team',
  audit: 'Audit log',
  billing: 'Billing',
  subscription: 'Subscription',
  templates: 'Templates',
  webhooks: 'Webhooks',
} as const

/** The frame around a part. */
export const sampleSettingsFrame = (part: keyof typeof titles, companyName = 'Kestrel Freight') => ({
  groups: settingsGroups({ company: { name: companyName } }),
  current: part,
  title: titles[part],
  menuHref: getMenuHref(part),
})
