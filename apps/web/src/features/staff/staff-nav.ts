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

const entries = [
  { page: 'vetting', label: t('Vetting'), icon: icons.Inbox, right: 'vet-profiles' },
  {
    page: 'vetting-rules',
    label: t('Vetting rules'),
    icon: icons.SlidersHorizontal,
    right: 'manage-vetting-rules',
  },
  { page: 'reports', label: t('Reports'), icon: icons.Flag, right: 'handle-reports' },
  { page: 'people', label: t('People'), icon: icons.User, right: 'see-users' },
  { page: 'companies', label: t('Companies'), icon: icons.Building2, right: 'see-companies' },
  { page: 'invoices', label: t('Invoices'), icon: icons.ReceiptText, right: 'manage-invoices' },
  { page: 'numbers', label: t('Numbers'), icon: icons.ChartLine, right: 'see-numbers' },
  { page: 'lists', label: t('Lists'), icon: icons.List, right: 'manage-lists' },
  { page: 'mails', label: t('Mails'), icon: icons.Mail, right: 'see-mails' },
  { page: 'announcements', label: t('Announcements'), icon: icons.Send, right: 'announce' },
  { page: 'system', label: t('System'), icon: icons.Monitor, right: 'run-machine' },
  { page: 'log', label: t('Log'), icon: icons.History, right: 'see-audit-log' },
  { page: 'operators', label: t('Operators'), icon: icons.Users, right: 'manage-operators' },
] as const satisfies readonly (Omit<StaffPlace, 'href'> & { readonly page: string })[]

/** The last part of the address of a page that needs a right. */
export type StaffPage = (typeof entries)[number]['page']

/** The tabs of the page of lists. */
export type ListPage = ListName | 'synonyms'

/** Whether the page of lists has this tab; without one it shows the first. */
export const isListPage = (name: string | null): name is ListPage | null =>
  name === null || name === 'synonyms' || isListName(name)

/** The pages for an operator with these rights. Rule: MOD-12. */
export const staffPlaces = (rights: readonly OperatorPermission[]): readonly StaffPlace[] =>
  entries
    .filter(({ right }) => rights.includes(right))
    .map(({ page, ...entry }) => ({ ...entry, href: `/staff/${page}` }))

/** The page at an address, for an operator with these rights; null if there is none, or it needs another right. Rule: MOD-12. */
export const findStaffPage = (part: string, rights: readonly OperatorPermission[]): StaffPage | null =>
  entries.find(({ page, right }) => page === part && rights.includes(right))?.page ?? null
