import { glyphs } from '@guildhall/ui-kit/Icon'
import type { NavItem } from './AppFrame/index.ts'
import { say } from '../../shared/i18n/index.ts'

export interface NavCounts {
  readonly unread: number
  readonly pendingRequests: number
  readonly notifications: number
}

/** Where each kind of user can go, in the order of use. */
export function navItems(userType: 'contractor' | 'employer', counts: NavCounts): readonly NavItem[] {
  const home: NavItem = {
    href: '/dashboard',
    label: say('Dashboard'),
    short: say('Home'),
    icon: glyphs.LayoutDashboard,
    isTab: true,
  }
  const messages: NavItem = {
    href: '/messages',
    label: say('Messages'),
    icon: glyphs.MessageSquare,
    count: counts.unread,
    countOf: 'unread',
    isTab: true,
  }
  const foot: readonly NavItem[] = [
    {
      href: '/notifications',
      label: say('Notifications'),
      icon: glyphs.Bell,
      count: counts.notifications,
      countOf: 'unread',
      isTab: false,
      isFoot: true,
    },
    {
      href: '/settings/account',
      below: '/settings',
      label: say('Settings'),
      icon: glyphs.Settings,
      isTab: false,
      isFoot: true,
    },
  ]
  if (userType === 'contractor') {
    return [
      home,
      { href: '/resume', label: say('Profile'), icon: glyphs.User, isTab: true },
      {
        href: '/connect',
        label: say('Requests'),
        icon: glyphs.Inbox,
        count: counts.pendingRequests,
        countOf: say('waiting for an answer'),
        isTab: true,
      },
      messages,
      ...foot,
    ]
  }
  return [
    home,
    { href: '/search-results', label: say('Search'), icon: glyphs.Search, isTab: true },
    messages,
    { href: '/bookmarks', label: say('Bookmarks'), short: say('Saved'), icon: glyphs.Bookmark, isTab: true },
    { href: '/settings/team', label: say('Team'), icon: glyphs.Users, isTab: false },
    ...foot,
  ]
}
