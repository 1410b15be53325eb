import type { ReactNode } from 'react'
import { Count } from '@guildhall/ui-kit/Count'
import { Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import styles from './AppFrame.module.css'
import { isHere, type NavItem } from './SideNav.tsx'
import { say } from '../../../shared/i18n/index.ts'

export interface TabBarProps {
  readonly items: readonly NavItem[]
  readonly path: string
  readonly more: ReactNode
}

/** Navigation at a thumb's reach; shown on a phone only. */
export const TabBar = ({ items, path, more }: TabBarProps) => (
  <nav className={styles['tabbar']} aria-label={say('Main, phone')}>
    {items.map((item) => (
      <Link
        key={item.href}
        look="plain"
        className={styles['tab']}
        href={item.href}
        {...(isHere(item.href, path) ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon of={item.icon} />
        <span>{item.short ?? item.label}</span>
        <Count value={item.count ?? 0} of={item.countOf} />
      </Link>
    ))}
    {more}
  </nav>
)
