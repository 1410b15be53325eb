import type { ReactNode } from 'react'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import styles from './AppFrame.module.css'
import { isCurrentPath, type NavItem } from './SideNav.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface TabBarProps {
  readonly items: readonly NavItem[]
  readonly path: string
  readonly more: ReactNode
}

/** The navigation of a phone, at the bottom of the screen. */
export const TabBar = ({ items, path, more }: TabBarProps) => (
  <nav className={styles['tabbar']} aria-label={t('Main, phone')}>
    {items.map((item) => (
      <Link
        key={item.href}
        variant="plain"
        className={styles['tab']}
        href={item.href}
        {...(isCurrentPath(item.href, path) ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon icon={item.icon} />
        <span>{item.short ?? item.label}</span>
        <CounterBadge count={item.count ?? 0} label={item.countOf} />
      </Link>
    ))}
    {more}
  </nav>
)
