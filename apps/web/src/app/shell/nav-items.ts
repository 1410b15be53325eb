import { glyphs } from '@guildhall/ui-kit/Icon'
import type { NavItem } from '../../patterns/AppFrame/index.ts'

export interface NavCounts {
  readonly unread: number
  readonly pendingRequests: number
  readonly notifications: number
}

/** Where each kind of user can go, in the order of use. */
export function navItems(userType: 'contractor' | 'employer', counts: NavCounts): readonly NavItem[] {
  const home: NavItem = {
    href: '/dashboard',
    label: 'Dashboard',
    short: 'Home',
    icon: glyphs.LayoutDashboard,
    isTab: true,
  }
  const messages: NavItem = {
    href: '/messages',
    label: 'Messages',
    icon: glyphs.MessageSquare,
    count: counts.unread,
    countOf: 'unread',
    isTab: true,
  }
  const foot: readonly NavItem[] = [
    {
      href: '/notifications',
      label: 'Notifications',
      icon: glyphs.Bell,
      count: counts.notifications,
      countOf: 'unread',
      isTab: false,
      isFoot: true,
    },
    {
      href: '/settings/account',
      below: '/settings',
      label: 'Settings',
      icon: glyphs.Settings,
      isTab: false,
      isFoot: true,
    },
  ]
  if (userType === 'contractor') {
    return [
      home,
      { href: '/resume', label: 'Profile', icon: glyphs.User, isTab: true },
      {
        href: '/connect',
        label: 'Requests',
        icon: glyphs.Inbox,
        count: counts.pendingRequests,
        countOf: 'waiting for an answer',
        isTab: true,
      },
      messages,
      ...foot,
    ]
  }
  return [
    home,
    { href: '/search-results', label: 'Search', icon: glyphs.Search, isTab: true },
    messages,
    { href: '/bookmarks', label: 'Bookmarks', short: 'Saved', icon: glyphs.Bookmark, isTab: true },
    ...foot,
  ]
}
