import type { ReactNode } from 'react'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Link } from '@guildhall/ui-kit/Link'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { Brand } from '../../../shared/components/Brand/index.ts'
import styles from './AppFrame.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** A navigation link. `count` is the number of new items; `isTab` shows it in the phone's tab bar with its `short` label. */
export interface NavItem {
  readonly href: string
  /** The path whose subpages belong to this link, if it differs from `href`. */
  readonly below?: string
  readonly label: string
  readonly short?: string
  readonly icon: IconType
  readonly count?: number
  readonly countOf?: string
  readonly isTab: boolean
  readonly isFoot?: boolean
}

/** True if the path is this page or one of its subpages. */
export const isCurrentPath = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`)

/** The link that a path belongs to: the most specific of several. */
const placeOf = (items: readonly NavItem[], path: string): NavItem | undefined =>
  items
    .filter((item) => isCurrentPath(item.below ?? item.href, path))
    .toSorted((one, other) => (other.below ?? other.href).length - (one.below ?? one.href).length)[0]

export interface SideNavProps {
  readonly items: readonly NavItem[]
  readonly path: string
  readonly kept?: ReactNode
  readonly foot: ReactNode
  /** Opens the command palette. */
  readonly onJump?: (() => void) | undefined
}

/** The navigation at the side; collapses to icons in a narrow window. */
export const SideNav = ({ items, path, kept, foot, onJump }: SideNavProps) => {
  const place = placeOf(items, path)
  return (
    <nav className={styles['nav']} aria-label={t('Main')}>
      <Brand href="/dashboard" />
      {onJump !== undefined && (
        <UnstyledButton className={styles['jump']} onPress={onJump}>
          <Icon icon={icons.Search} size="sm" />
          <span className={styles['label']}>{t('Jump to')}</span>
          <Kbd>Ctrl K</Kbd>
        </UnstyledButton>
      )}
      <ul className={styles['list']}>
        {items
          .filter((item) => item.isFoot !== true)
          .map((item) => (
            <SideNavItem key={item.href} item={item} isCurrent={item === place} />
          ))}
      </ul>
      {kept}
      <div className={styles['foot']}>
        <ul className={styles['list']}>
          {items
            .filter((item) => item.isFoot)
            .map((item) => (
              <SideNavItem key={item.href} item={item} isCurrent={item === place} />
            ))}
        </ul>
        {foot}
      </div>
    </nav>
  )
}

const SideNavItem = ({ item, isCurrent }: { readonly item: NavItem; readonly isCurrent: boolean }) => (
  <li>
    <Link
      variant="plain"
      className={styles['item']}
      href={item.href}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon icon={item.icon} />
      <span className={styles['label']}>{item.label}</span>
      <CounterBadge count={item.count ?? 0} label={item.countOf} />
    </Link>
  </li>
)
