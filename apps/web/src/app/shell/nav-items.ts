import { icons } from '@guildhall/ui-kit/Icon'
import type { NavItem } from './AppFrame/index.ts'
import { t } from '../../shared/i18n/index.ts'

export interface NavCounts {
  readonly unread: number
  readonly pendingRequests: number
  readonly notifications: number
}

/**
 * The navigation of each kind of user, ordered by frequency of use. `maySearch` says whether an employer's role includes searching and bookmarks. Rule:
 * UI-65.
 */
export function navItems(
  userType: 'contractor' | 'employer',
  maySearch: boolean,
  counts: NavCounts,
): readonly NavItem[] {
  const home: NavItem = {
    href: '/dashboard',
    label: t('Dashboard'),
    short: t('Home'),
    icon: icons.LayoutDashboard,
    isTab: true,
  }
  const messages: NavItem = {
    href: '/messages',
    label: t('Messages'),
    icon: icons.MessageSquare,
    count: counts.unread,
    countOf: 'unread',
    isTab: true,
  }
  const foot: readonly NavItem[] = [
    {
      href: '/notifications',
      label: t('Notifications'),
      icon: icons.Bell,
      count: counts.notifications,
      countOf: 'unread',
      isTab: false,
      isFoot: true,
    },
    {
      href: '/settings/account',
      below: '/settings',
      label: t('Settings'),
      icon: icons.Settings,
      isTab: false,
      isFoot: true,
    },
  ]
  if (userType === 'contractor') {
    return [
      home,
      { href: '/resume', label: t('Profile'), icon: icons.User, isTab: true },
      {
        href: '/connect',
        label: t('Requests'),
        icon: icons.Inbox,
        count: counts.pendingRequests,
        countOf: t('waiting for an answer'),
        isTab: true,
      },
      messages,
      ...foot,
    ]
  }
  const search: NavItem = { href: '/search-results', label: t('Search'), icon: icons.Search, isTab: true }
  const bookmarks: NavItem = {
    href: '/bookmarks',
    label: t('Bookmarks'),
    short: t('Saved'),
    icon: icons.Bookmark,
    isTab: true,
  }
  return [
    home,
    ...(maySearch ? [search, messages, bookmarks] : [messages]),
    { href: '/settings/team', label: t('Team'), icon: icons.Users, isTab: false },
    ...foot,
  ]
}
