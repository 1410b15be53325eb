import { isListName, type ListName } from '@guildhall/domain/reference'
import type { OperatorPermission } from '@guildhall/domain/moderation'
import { icons, type IconType } from '@guildhall/ui-kit/Icon'
import { t } from '../../shared/i18n/index.ts'

/** A page of the operators. */
export interface StaffPlace {
  readonly href: string
  readonly label: string
  readonly icon: IconType
  /** The right that it needs. */
  readonly right: OperatorPermission
}

const places: readonly StaffPlace[] = [
  { href: '/staff/vetting', label: t('Vetting'), icon: icons.Inbox, right: 'vet-profiles' },
  {
    href: '/staff/vetting-rules',
    label: t('Vetting rules'),
    icon: icons.SlidersHorizontal,
    right: 'manage-vetting-rules',
  },
  { href: '/staff/reports', label: t('Reports'), icon: icons.Flag, right: 'handle-reports' },
  { href: '/staff/people', label: t('People'), icon: icons.User, right: 'see-users' },
  { href: '/staff/companies', label: t('Companies'), icon: icons.Building2, right: 'see-companies' },
  { href: '/staff/invoices', label: t('Invoices'), icon: icons.ReceiptText, right: 'manage-invoices' },
  { href: '/staff/numbers', label: t('Numbers'), icon: icons.ChartLine, right: 'see-numbers' },
  { href: '/staff/lists', label: t('Lists'), icon: icons.List, right: 'manage-lists' },
  { href: '/staff/mails', label: t('Mails'), icon: icons.Mail, right: 'see-mails' },
  { href: '/staff/announcements', label: t('Announcements'), icon: icons.Send, right: 'announce' },
  { href: '/staff/system', label: t('System'), icon: icons.Monitor, right: 'run-machine' },
  { href: '/staff/log', label: t('Log'), icon: icons.History, right: 'see-audit-log' },
  { href: '/staff/operators', label: t('Operators'), icon: icons.Users, right: 'manage-operators' },
]

/** The tabs of the page of lists. */
export type ListPage = ListName | 'synonyms'

/** Whether the page of lists has this tab; without one it shows the first. */
export const isListPage = (name: string | null): name is ListPage | null =>
  name === null || name === 'synonyms' || isListName(name)

/** The pages for an operator with these rights. Rule: MOD-12. */
export const staffPlaces = (rights: readonly OperatorPermission[]): readonly StaffPlace[] =>
  places.filter(({ right }) => rights.includes(right))
